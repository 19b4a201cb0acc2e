import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'
import { quoted } from '../wording.ts'

type Named = readonly [name: string, day: string]

/** The last day of the first part, and the first day of the second. `meant` is what one of the two days may be. */
export const calendarOverlap = warning(
  'calendar-overlap',
  ([before, end]: Named, [after, start]: Named, meant?: string) => ({
    message: `${quoted(before)} ends on ${end}, but ${quoted(after)} already starts on ${start}.`,
    help: remedies.inAnotherYear(meant, 'Correct one of the two days.'),
  }),
)

export const about: About = {
  what: 'Two terms of a calendar, or a period and a break, have days in common. Other periods, such as courses, can be at the same time.',
  why: 'Each day can only belong to one of them. Visitors plan journeys with these dates.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
              breakAfter:
                name: April holiday
                start: 2025-04-03
                end: 2025-04-28
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
              breakAfter:
                name: April holiday
                start: 2025-04-06
                end: 2025-04-28
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-06
              end: 2025-04-30
            - name: Term 2
              start: 2025-04-28
              end: 2025-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-06
              end: 2025-04-25
            - name: Term 2
              start: 2025-04-28
              end: 2025-08-01
      `,
    },
  ],
}
