import { type About, note } from '../message.ts'

export const publishOver = note('publish-over', (until: string) => ({
  message: `The page left the site on ${until}.`,
  help: 'If the page should come back, delete `publishUntil`. If nobody needs it any more, delete the file.',
}))

export const about: About = {
  what: 'The moment in `publishUntil` has passed, so the page is no longer part of the site.',
  why: 'Nothing is broken. You may want to delete the file, or to bring the page back.',
  examples: [
    {
      in: 'page',
      wrong: `
        publishUntil: 2025-09-30T18:00+03:00
      `,
      right: `
        publishUntil: 2026-09-30T18:00+03:00
      `,
    },
    {
      in: 'page',
      wrong: `
        publishFrom: 2025-08-01T00:00+03:00
        publishUntil: 2025-09-01T00:00+03:00
      `,
      right: `
        publishFrom: 2025-08-01T00:00+03:00
      `,
    },
  ],
}
