import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

type Other = { readonly day: string; readonly weekday: string }

/** `other` is the day in the words, if their day of the week does not fit it. */
export const notADate = error('not-a-date', (other: Other | undefined, ...refused: Refused) =>
  cannotBe(
    refused,
    'a date',
    other === undefined
      ? 'Write year-month-day, as in 2025-01-08. If you cannot check the date, write its words in `stated: …` below the field.'
      : `${other.day} is a ${other.weekday}. Find out which day is right, and write it as year-month-day, without the day of the week.`,
  ),
)

export const about: About = {
  what: 'A day is not written as year-month-day.',
  why: 'To some readers 04/05/2025 is the fourth of May, to others the fifth of April.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 8 Jan
              closing: 2025-04-05
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing: 2025-04-05
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing: early April
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing:
                stated: early April
      `,
    },
  ],
}
