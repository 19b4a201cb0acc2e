import { type About, error } from '../finding.ts'

export const publishReversed = error('publish-reversed', () => ({
  message: 'The page would leave the site before it is part of it.',
  help: 'Exchange `publishFrom` and `publishUntil`, or correct one.',
}))

export const about: About = {
  what: 'The page is to leave the site before, or at the moment that, it becomes part of it.',
  why: 'It would never be shown.',
  examples: [
    {
      in: 'page',
      wrong: `
        publishFrom: 2025-12-01T00:00+03:00
        publishUntil: 2025-11-01T00:00+03:00
      `,
      right: `
        publishFrom: 2025-11-01T00:00+03:00
        publishUntil: 2025-12-01T00:00+03:00
      `,
    },
    {
      in: 'page',
      wrong: `
        publishFrom: 2026-01-05T08:00+03:00
        publishUntil: 2025-01-12T08:00+03:00
      `,
      right: `
        publishFrom: 2026-01-05T08:00+03:00
        publishUntil: 2026-01-12T08:00+03:00
      `,
    },
  ],
}
