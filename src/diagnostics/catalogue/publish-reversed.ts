import { type About, error } from '../finding.ts'

export const publishReversed = error('publish-reversed', () => ({
  message: 'The page would leave the site before it appears on it.',
  help: 'Correct `publishUntil` or `publishFrom`. Is the year right?',
}))

export const about: About = {
  what: 'The page leaves the site before it appears on it, or at the same moment.',
  why: 'Visitors would never see it.',
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
