import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const statedDateDoesNotExist = warning(
  'stated-date-does-not-exist',
  (stated: string, year: number) => ({
    message: `The date ${quoted(stated)} does not exist in ${year}.`,
    help: 'Ask for the right date, then write it as year-month-day.',
  }),
)

export const about: About = {
  what: 'A day is given in words, and it is not in the calendar of that year.',
  why: 'The page shows it as it is. Visitors will ask about it.',
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
              end:
                stated: 29 Feb
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-02-28
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
              start: 2025-01-08
              end:
                stated: Saturday, 29 February
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-03-01
      `,
    },
  ],
}
