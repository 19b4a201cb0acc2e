import { type About, error } from '../message.ts'
import * as remedies from '../remedies.ts'
import { quoted } from '../wording.ts'

type Meant = {
  /** The last day with its month and its day in the other order. */
  readonly swapped?: string | undefined
  /** A date in another year. */
  readonly inYear?: string | undefined
}

export const endBeforeStart = error(
  'end-before-start',
  (name: string | undefined, { swapped, inYear = swapped }: Meant) => ({
    message: `${name === undefined ? 'This' : quoted(name)} ends before it starts.`,
    help:
      inYear === undefined
        ? 'Swap the two dates, or correct one of them.'
        : `${swapped === undefined ? '' : 'Dates are year-month-day. '}${remedies.meantDate(inYear)}`,
  }),
)

export const about: About = {
  what: 'The last day is before the first day.',
  why: 'Somebody has swapped the two, or one has the wrong year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-04-05
              end: 2025-01-08
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 3
              start: 2025-08-26
              end: 2024-10-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 3
              start: 2025-08-26
              end: 2025-10-24
      `,
    },
  ],
}
