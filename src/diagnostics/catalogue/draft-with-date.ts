import { type About, warning } from '../message.ts'

export const draftWithDate = warning('draft-with-date', (from: string) => ({
  message: `A draft stays hidden, also after \`publishFrom: ${from}\`.`,
  help: 'If the page is finished, delete `draft: true`: the date alone hides it until then. If not, delete `publishFrom` for now.',
}))

export const about: About = {
  what: 'A page is a draft, and has a date on which it should appear.',
  why: 'The page would not appear on that date, and nobody would notice in time.',
  examples: [
    {
      in: 'page',
      wrong: `
        draft: true
        publishFrom: 2026-01-11T08:00+03:00
      `,
      right: 'publishFrom: 2026-01-11T08:00+03:00',
    },
    {
      in: 'page',
      wrong: `
        draft: true
        publishFrom: 2026-01-11T08:00+03:00
      `,
      right: 'draft: true',
    },
  ],
}
