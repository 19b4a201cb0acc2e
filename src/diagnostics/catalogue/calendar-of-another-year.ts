import { type About, warning } from '../finding.ts'

export const calendarOfAnotherYear = warning(
  'calendar-of-another-year',
  (
    year: number,
    other: { readonly year: number; readonly here: number; readonly there: number; readonly all: number },
  ) => ({
    message: `These look like the dates of ${other.year}: of the ${other.all} days on which terms open or close, ${other.there} are a Monday or a Friday in ${other.year}, and ${other.here === 0 ? 'none' : other.here} in ${year}.`,
    help: `Check them against the calendar of ${year}.`,
  }),
)

export const about: About = {
  what: 'In another year most days on which terms open or close would be Mondays and Fridays, in the year of the calendar hardly any is.',
  why: 'Terms mostly open on a Monday and close on a Friday. A calendar in which they do so only in another year was mostly copied from that one.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-06
              closing: 2026-04-04
            - name: Term 2
              opening: 2026-04-28
              closing: 2026-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-05
              closing: 2026-04-03
            - name: Term 2
              opening: 2026-04-27
              closing: 2026-07-31
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-06
              closing: 2026-04-04
            - name: Term 2
              opening: 2026-04-28
              closing: 2026-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-06
              closing: 2025-04-04
            - name: Term 2
              opening: 2025-04-28
              closing: 2025-08-01
      `,
    },
  ],
}
