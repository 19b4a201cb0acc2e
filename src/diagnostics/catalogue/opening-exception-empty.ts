import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `days` as the author wrote them: `Sat-Sun`. */
export const openingExceptionEmpty = error('opening-exception-empty', (days: string) => ({
  message: `None of these dates is a day of ${quoted(days)}.`,
  help: 'Correct the dates or `days`. For a single date, leave out `days`.',
}))

export const about: About = {
  what: 'An entry of `exceptions` has `days:`, but none of its dates is one of these days of the week.',
  why: 'The hours would never be true, although the page and search engines show them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2099-12-24
              days: Sun
              hours: 08:00-12:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2099-12-24
              hours: 08:00-12:00
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2099-12-21
              until: 2099-12-24
              days: Sat
              hours: 08:00-12:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2099-12-21
              until: 2099-12-27
              days: Sat
              hours: 08:00-12:00
      `,
    },
  ],
}
