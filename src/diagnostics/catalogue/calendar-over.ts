import { type About, note } from '../finding.ts'

export const calendarOver = note('calendar-over', () => ({
  message: 'All days of this calendar are in the past.',
  help: 'Write the dates of the next year. If another page already shows them, delete the block.',
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
          terms:
            - name: Term 2
              opening: 2025-04-28
              closing: 2025-08-01
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
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
          year: 2024
          terms:
            - name: Term 3
              opening: 2024-08-26
              closing: 2024-10-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 3
              opening: 2026-08-24
              closing: 2026-10-23
      `,
    },
  ],
}
