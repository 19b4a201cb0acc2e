import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'
import { count, quoted } from '../wording.ts'

/** `meant` is a date in another year. */
export const calendarGap = warning(
  'calendar-gap',
  (first: string, second: string, days: number, meant?: string) => ({
    message: `${count(days, 'day')} between ${quoted(first)} and ${quoted(second)} ${days === 1 ? 'belongs' : 'belong'} to neither.`,
    help: remedies.inAnotherYear(meant),
  }),
)

export const about: About = {
  what: 'Some days between a period and the break after it belong to neither of the two.',
  why: 'This can be right, but visitors will ask what happens on those days.',
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
                start: 2025-04-10
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
            - name: Term 2
              start: 2025-04-29
              end: 2025-08-02
              breakAfter:
                name: August holiday
                start: 2025-08-09
                end: 2025-08-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 2
              start: 2025-04-29
              end: 2025-08-02
              breakAfter:
                name: August holiday
                start: 2025-08-03
                end: 2025-08-25
      `,
    },
  ],
}
