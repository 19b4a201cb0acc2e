import { type About, note } from '../message.ts'

/** `closed` are the names of the days, and `open` the others as they are written: `Mon-Fri`. */
export const openingExceptionOpens = note(
  'opening-exception-opens',
  (closed: readonly string[], open: string) => ({
    message: `These hours are for every day, also for ${closed.join(', ').replace(/, ([^,]*)$/, ' and $1')}. In a usual week, ${closed.length > 1 ? 'these days are' : 'this day is'} closed.`,
    help: `If ${closed.length > 1 ? 'they are' : 'it is'} closed then, too, write \`days: ${open}\` above \`hours:\`.`,
  }),
)

export const about: About = {
  what: 'An entry of `exceptions` for a week or longer also gives hours to days that are usually closed. If they stay closed, write `days:` with the other days.',
  why: 'The page and search engines then say that it is open on these days, and visitors find the door closed.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Sat: 08:00-17:00
          exceptions:
            - date: 2099-12-01
              until: 2099-12-31
              hours: 08:00-20:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Sat: 08:00-17:00
          exceptions:
            - date: 2099-12-01
              until: 2099-12-31
              days: Mon-Sat
              hours: 08:00-20:00
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon, Wed: 14:00-18:00
          exceptions:
            - name: Summer
              date: 2099-06-01
              until: 2099-08-31
              hours: 09:00-12:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon, Wed: 14:00-18:00
          exceptions:
            - name: Summer
              date: 2099-06-01
              until: 2099-08-31
              days: Mon, Wed
              hours: 09:00-12:00
      `,
    },
  ],
}
