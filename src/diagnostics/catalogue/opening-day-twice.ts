import { type About, error } from '../message.ts'

/** `other`: the days of the other line, and those that are left without the days of this one. */
export const openingDayTwice = error(
  'opening-day-twice',
  (day: string, other?: readonly [string, string]) => ({
    message: `${day} has hours twice.`,
    help: `${other ? `If ${day} has only the hours of this line, change \`${other[0]}\` to \`${other[1]}\`. If it has both, write` : 'Write'} all hours of the day in one line: \`08:00-12:30, 14:00-17:00\`.`,
  }),
)

export const about: About = {
  what: 'A day of the week has hours in two lines.',
  why: 'Nobody knows which of the two is right.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-17:00
            Fri: 08:00-12:30
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Thu: 08:00-17:00
            Fri: 08:00-12:30
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon: 08:00-12:00
            Mon, Tue: 14:00-17:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon: 08:00-12:00, 14:00-17:00
            Tue: 14:00-17:00
      `,
    },
  ],
}
