import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const timeOutOfOrder = warning('time-out-of-order', (time: string, above: string) => ({
  message: `${quoted(time)} is below ${quoted(above)}, and everything else is in order.`,
  help: 'Correct one of the two, or put them in order.',
}))

export const about: About = {
  what: 'In a table with times, one row is not in the order of the day. Or one event of a calendar is below a later one.',
  why: 'Visitors read a timetable or a calendar from its top. A time or a day that goes back is usually a typing mistake.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: table
          title: Our evening
          columns:
            - name: Time
            - name: What happens
          items:
            - Time: 6:30 pm
              What happens: Supper
            - Time: 7:30 pm
              What happens: Prep
            - Time: 9:00 pm
              What happens: Prayer
            - Time: 8:45 pm
              What happens: Lights out
      `,
      right: `
        - type: table
          title: Our evening
          columns:
            - name: Time
            - name: What happens
          items:
            - Time: 6:30 pm
              What happens: Supper
            - Time: 7:30 pm
              What happens: Prep
            - Time: 9:00 pm
              What happens: Prayer
            - Time: 9:45 pm
              What happens: Lights out
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: table
          title: Our morning
          columns:
            - name: Time
            - name: What happens
          items:
            - Time: 08:00-09:30
              What happens: Lessons
            - Time: 09:30-10:00
              What happens: Break
            - Time: 19:00-11:30
              What happens: Lessons
            - Time: 11:30-12:30
              What happens: Games
      `,
      right: `
        - type: table
          title: Our morning
          columns:
            - name: Time
            - name: What happens
          items:
            - Time: 08:00-09:30
              What happens: Lessons
            - Time: 09:30-10:00
              What happens: Break
            - Time: 10:00-11:30
              What happens: Lessons
            - Time: 11:30-12:30
              What happens: Games
      `,
    },
  ],
}
