import { type About, note } from '../finding.ts'

export const publishOver = note('publish-over', (until: string) => ({
  message: `The page left the site on ${until}.`,
  help: 'Delete the file, or `publishUntil` if it is to come back.',
}))

export const about: About = {
  what: 'The moment at which the page was to leave the site has passed: the site is built without it.',
  why: 'Nothing is broken. The file may be deleted, or the page may be due to come back.',
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
