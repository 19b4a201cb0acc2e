import { type About, note } from '../message.ts'

export const openingExceptionOver = note('opening-exception-over', () => ({
  message: 'These days with other hours are in the past.',
  help: 'Delete the entry, or write the date of the next year.',
}))

export const about: About = {
  what: 'A day with other hours than usual has passed.',
  why: 'The page still shows it. Visitors who plan ahead look for the next such day.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2020-12-25
              hours: closed
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - date: 2099-12-25
              hours: closed
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Sat: 09:00-13:00
          exceptions:
            - date: 2020-12-24
              until: 2020-12-31
              hours: closed
      `,
      right: `
        - type: openingHours
          hours:
            Sat: 09:00-13:00
      `,
    },
  ],
}
