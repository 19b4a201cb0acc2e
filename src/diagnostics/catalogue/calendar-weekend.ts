import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const calendarWeekend = note(
  'calendar-weekend',
  (name: string, does: 'starts' | 'ends', weekday: string) => ({
    message: `${quoted(name)} ${does} on a ${weekday}.`,
    help: 'Check the date, and the year you took it from.',
  }),
)

export const about: About = {
  what: 'A period of a school calendar starts or ends on a Saturday or a Sunday, and no other period does.',
  why: 'This may be right for a boarding school. It may also be a date of another year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-04
              end: 2026-04-03
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-05
              end: 2026-04-03
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 2
              start: 2026-04-27
              end: 2026-08-01
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
  ],
}
