import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const eventInBreak = note('event-in-break', (name: string, pause: string) => ({
  message: `${quoted(name)} falls in ${quoted(pause)}.`,
  help: `Check the date. If it is right, say so in the name, such as ${quoted(`${name} (${pause})`)}.`,
}))

export const about: About = {
  what: 'A day on which people come to the school, such as a visiting day or a sports day, is in a holiday or a break of the same calendar.',
  why: 'Most likely, the month or the year is wrong. If the date is right, add the break to the name, as in `Sports day (half term)`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2027
          periods:
            - name: Term 1
              start: 2027-01-05
              end: 2027-04-02
              breakAfter:
                name: April holiday
                start: 2027-04-03
                end: 2027-04-25
          events:
            - name: Visiting day
              date: 2027-04-10
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2027
          periods:
            - name: Term 1
              start: 2027-01-05
              end: 2027-04-02
              breakAfter:
                name: April holiday
                start: 2027-04-03
                end: 2027-04-25
          events:
            - name: Visiting day
              date: 2027-03-10
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2027
          periods:
            - name: Term 1
              start: 2027-01-05
              end: 2027-04-02
              breaks:
                - name: Half term
                  start: 2027-02-18
                  end: 2027-02-22
          events:
            - name: Sports day
              date: 2027-02-20
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2027
          periods:
            - name: Term 1
              start: 2027-01-05
              end: 2027-04-02
              breaks:
                - name: Half term
                  start: 2027-02-18
                  end: 2027-02-22
          events:
            - name: Sports day (half term)
              date: 2027-02-20
      `,
    },
  ],
}
