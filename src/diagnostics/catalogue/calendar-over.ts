import { type About, note } from '../message.ts'

export const calendarOver = note('calendar-over', () => ({
  message: 'All days of this calendar are in the past.',
  help: 'Write the dates of the next year. If another calendar already shows those, delete this block.',
}))

export const about: About = {
  what: 'The last day of the calendar has passed.',
  why: 'Visitors look for what comes next. A calendar that is over makes the whole site look forgotten.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 2
              start: 2025-04-28
              end: 2025-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
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
          year: 2024
          periods:
            - name: Term 3
              start: 2024-08-26
              end: 2024-10-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 3
              start: 2026-08-24
              end: 2026-10-23
      `,
    },
  ],
}
