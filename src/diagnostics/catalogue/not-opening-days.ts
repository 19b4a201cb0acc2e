import { type About, error } from '../message.ts'
import { allOf, oneOf, quoted } from '../wording.ts'

export const notOpeningDays = error(
  'not-opening-days',
  ([first = '', ...others]: readonly string[], meant: readonly string[], isException = false) => ({
    message: `${quoted(first)} is not a day of the week.${others.length > 0 ? ` ${oneOf(others, undefined, 'and')} ${others.length > 1 ? 'are' : 'is'} not, either.` : ''}`,
    help: `${meant.length === 0 ? '' : `Did you mean ${allOf(meant)}? `}Write \`Mon\`, \`Tue\`, \`Wed\`, \`Thu\`, \`Fri\`, \`Sat\` or \`Sun\`. For several days, write \`Mon-Fri\` or \`Mon, Wed\`. The page shows them in the language of the site.${isException ? '' : ' A single day, such as a holiday, goes with its date below `exceptions:`.'}`,
  }),
)

export const about: About = {
  what: 'The days before some hours are not written in one of these ways: `Mon`, `Mon-Fri` or `Mon, Wed`.',
  why: 'Ukurasa writes the days in the language of the site, and tells search engines about them. So it must know which days are meant.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Weekdays: 08:00-17:00
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
        - type: openingHours
          hours:
            Mon and Wed: 08:00-17:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon, Wed: 08:00-17:00
      `,
    },
  ],
}
