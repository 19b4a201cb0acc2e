import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notATime = error('not-a-time', (...refused: Refused) =>
  cannotBe(refused, 'a time', 'Write `10:00-13:00`, or only `10:00` if nobody knows when it ends.'),
)

export const about: About = {
  what: 'The time of an event is not written with hours and minutes.',
  why: 'The calendars of visitors get the time too. They need to know exactly when something starts and ends.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Open day
              date: 2026-03-14
              time: 10 to 1
      `,
      right: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Open day
              date: 2026-03-14
              time: 10:00-13:00
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Concert
              date: 2026-06-20
              time: 7 pm
      `,
      right: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Concert
              date: 2026-06-20
              time: 19:00
      `,
    },
  ],
}
