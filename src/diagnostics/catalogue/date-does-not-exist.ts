import { type About, error } from '../message.ts'
import { whyNoDay } from '../no-such-day.ts'
import { stated } from '../remedies.ts'
import { quoted } from '../wording.ts'

/** `iso` is the day in the words, as year-month-day. */
export const dateDoesNotExist = error('date-does-not-exist', (words: string, iso: string = words) => ({
  message: `The day ${quoted(words)} does not exist.`,
  help: `${whyNoDay(iso)} Write the right day as year-month-day.${words === iso ? '' : ` If nobody knows the day, ${stated()}`}`,
}))

export const about: About = {
  what: 'This day does not exist, such as 31 April, or 29 February in most years.',
  why: 'Calendar programs would show another day, or nothing.',
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
              end: 2025-04-31
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-30
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
              start: 2025-02-29
              end: 2025-04-05
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-02-28
              end: 2025-04-05
      `,
    },
  ],
}
