import { type About, warning } from '../message.ts'

export const calendarOfAnotherYear = warning(
  'calendar-of-another-year',
  (
    year: number,
    other: { readonly year: number; readonly here: number; readonly there: number; readonly all: number },
  ) => ({
    message: `These look like the dates of ${other.year}. In that year, ${other.there === other.all ? 'all' : `${other.there} of ${other.all}`} starts and ends of periods are on a Monday or a Friday. In ${year}, ${other.here === 0 ? 'none is' : `only ${other.here} ${other.here === 1 ? 'is' : 'are'}`}.`,
    help: `Compare each date with your calendar of ${year}. If this is the calendar of ${other.year}, correct \`year\`.`,
  }),
)

export const about: About = {
  what: 'The dates of a school calendar look like those of another year. In that other year, most of its periods would start on a Monday and end on a Friday. In the year of the calendar, few of them do.',
  why: 'Probably somebody copied the dates of that other year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-06
              end: 2026-04-04
            - name: Term 2
              start: 2026-04-28
              end: 2026-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-05
              end: 2026-04-03
            - name: Term 2
              start: 2026-04-27
              end: 2026-07-31
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-06
              end: 2026-04-04
            - name: Term 2
              start: 2026-04-28
              end: 2026-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-06
              end: 2025-04-04
            - name: Term 2
              start: 2025-04-28
              end: 2025-08-01
      `,
    },
  ],
}
