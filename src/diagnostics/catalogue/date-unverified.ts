import { type About, note } from '../message.ts'
import { everyWeek } from '../remedies.ts'
import { quoted } from '../wording.ts'

export const dateUnverified = note(
  'date-unverified',
  (stated: string, field: string, again: boolean, isOfHours?: boolean) => ({
    message: `The page shows the date ${quoted(stated)} as you wrote it. Calendars and search engines do not get it.`,
    help: /^\d{4}-\d\d-\d\d$/.test(stated)
      ? `\`stated\` is only for days in words. Write \`${field}: ${stated}\`.`
      : again
        ? `If it comes again and again, ${everyWeek(isOfHours)} If it is one day, write year-month-day once you know it, without \`stated:\`.`
        : 'Write it as year-month-day once you know it, without `stated:`.',
  }),
)

export const about: About = {
  what: 'A date is written in words, in `stated`.',
  why: 'The page shows the words, but programs cannot use them. So the day is missing from the calendar file that visitors can load, and search engines do not learn it.',
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
                stated: early April
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
            - name: Term 1
              start:
                stated: after the rains
              end: 2025-04-05
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
  ],
}
