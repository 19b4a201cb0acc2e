import { type About, warning } from '../message.ts'
import { oneOf, quoted } from '../wording.ts'

/** `day`: the hours that may be meant. */
export const hoursAtNight = warning('hours-at-night', (words: string, day: readonly string[]) => ({
  message: `${quoted(words)} would include hours of the night.`,
  help: `Hours count from 00:00 to 24:00. Did you mean ${oneOf(day)}?`,
}))

export const about: About = {
  what: 'The hours of an event or a place begin in the night, or last through the night and much of the day. The check skips events of several days, and names such as `Night shelter`.',
  why: 'Usually somebody wrote 2:00 for two in the afternoon, or used Swahili hours. People would come at the wrong time.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-05:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: The year
          year: 2026
          events:
            - name: Meeting of parents
              date: 2026-03-14
              time: 2:00-4:00
      `,
      right: `
        - type: calendar
          title: The year
          year: 2026
          events:
            - name: Meeting of parents
              date: 2026-03-14
              time: 14:00-16:00
      `,
    },
  ],
}
