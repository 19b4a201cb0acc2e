import { type About, note } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** `others` is the number of those that start later, too. */
export const calendarIntoNextYear = note(
  'calendar-into-next-year',
  (name: string, others: number, year: number) => ({
    message: `${quoted(name)}${others > 0 ? ` and ${count(others, 'more entry', 'more entries')} start` : ' starts'} in ${year + 1}. The line of the year only shows ${year}.`,
    help: `Below this block, write a second \`calendar\` with \`year: ${year + 1}\`, and move there what starts in ${year + 1}.`,
  }),
)

export const about: About = {
  what: 'A calendar has the dates of two years, such as those of a season from September to May.',
  why: 'Above the dates, the page draws a line of one year, from January to December. Nothing of the second year is on this line.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: The season
          year: 2026
          periods:
            - name: Autumn
              start: 2026-09-07
              end: 2026-12-11
            - name: Spring
              start: 2027-01-25
              end: 2027-05-28
      `,
      right: `
        - type: calendar
          title: The season until Christmas
          year: 2026
          periods:
            - name: Autumn
              start: 2026-09-07
              end: 2026-12-11
        - type: calendar
          title: The season after Christmas
          year: 2027
          periods:
            - name: Spring
              start: 2027-01-25
              end: 2027-05-28
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Matches
          year: 2026
          events:
            - name: First match
              date: 2026-10-10
            - name: Last match
              date: 2027-05-22
      `,
      right: `
        - type: calendar
          title: Matches of the autumn
          year: 2026
          events:
            - name: First match
              date: 2026-10-10
        - type: calendar
          title: Matches of the spring
          year: 2027
          events:
            - name: Last match
              date: 2027-05-22
      `,
    },
  ],
}
