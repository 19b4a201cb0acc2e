import { type About, error } from '../message.ts'
import * as remedies from '../remedies.ts'

/** The two are the last moment in a later year, and the first one in an earlier year. Without them, both have changed places. */
export const publishReversed = error(
  'publish-reversed',
  (publishFrom: string, publishUntil: string, [later, earlier]: readonly string[]) => ({
    message: 'The page would leave the site before it appears on it.',
    ...(publishFrom === publishUntil
      ? { help: 'Correct `publishUntil` or `publishFrom`.' }
      : later && earlier
        ? { help: remedies.meantMoments(later, earlier, 'publishFrom') }
        : {
            help: 'Correct one of them. If the two have changed places, write:',
            lines: [`publishFrom: ${publishUntil}`, `publishUntil: ${publishFrom}`],
          }),
  }),
)

export const about: About = {
  what: '`publishUntil` is before `publishFrom`, or at the same moment.',
  why: 'The page leaves the site before it appears, so visitors would never see it.',
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
