import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `line` is that of the entry above. `all` are the hours of all entries, if the day can have them. */
export const openingExceptionsOverlap = warning(
  'opening-exceptions-overlap',
  (day: string, line: number, above: string | undefined, all: string | undefined) => ({
    message: `On ${day}, this entry and the entry${above === undefined ? '' : ` ${quoted(above)}`} in line ${line} have different hours.`,
    help: all
      ? `If the day has all these hours, write them in one entry, and delete the rest: \`${all}\`. If not, delete the wrong entry, or correct its days.`
      : 'Delete the wrong entry, or correct its days.',
  }),
)

export const about: About = {
  what: 'Two entries of `exceptions` say different hours for the same day. A special day within a longer time is fine.',
  why: 'The page shows both, and search engines get both. Visitors do not know which of them is right.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - name: Public holiday
              date: 2099-12-25
              hours: 09:00-12:00
            - name: Christmas
              date: 2099-12-25
              hours: closed
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - name: Christmas
              date: 2099-12-25
              hours: closed
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - name: Repairs
              date: 2099-01-05
              until: 2099-01-10
              hours: closed
            - name: Short days
              date: 2099-01-09
              until: 2099-03-06
              days: Mon-Fri
              hours: 09:00-16:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
          exceptions:
            - name: Repairs
              date: 2099-01-05
              until: 2099-01-10
              hours: closed
            - name: Short days
              date: 2099-01-12
              until: 2099-03-06
              days: Mon-Fri
              hours: 09:00-16:00
      `,
    },
  ],
}
