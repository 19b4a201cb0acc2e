import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

type FieldDay = {
  /** The day, and its day of the week in words. */
  readonly iso: string
  readonly weekday: string
  /** The name of its field. */
  readonly field?: string
  /** Where it is, if that is on another page. */
  readonly place?: string
}

/** `meant` is the day that the words in `field` name. */
export const dateInWordsDiffers = warning(
  'date-in-words-differs',
  (words: string, meant: string, { iso, weekday, field: own = 'date', place }: FieldDay, field = 'name') => ({
    message: `The ${field} says ${quoted(words)}, but \`${own}: ${iso}\`${place ? ` in ${quoted(place)}` : ''} is another day, a ${weekday}.`,
    help: `Find out which day is right. Write \`${own}: ${meant}\`${place ? ' there' : ''}, or correct these words.`,
  }),
)

export const about: About = {
  what: 'The name of an event says one day, and its `date` says another. Or an event has its own page, and the text at the top of this page says another day. Or a text says another day for the start or the end of a term than the calendar.',
  why: 'Visitors would read two different days. If the `date` is wrong, the calendars on their phones are wrong, too.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Day to pay, on Saturday 14 March
              date: 2026-03-15
      `,
      right: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Day to pay, on Saturday 14 March
              date: 2026-03-14
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Sports day (Fri 12 June)
              date: 2026-06-05
      `,
      right: `
        - type: calendar
          title: Dates
          year: 2026
          events:
            - name: Sports day (Fri 12 June)
              date: 2026-06-12
      `,
    },
  ],
}
