import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const notOpeningDays = error('not-opening-days', (words: string) => ({
  message: `${quoted(words)} is not a day of the week.`,
  help: 'Write `Mon`, `Tue`, `Wed`, `Thu`, `Fri`, `Sat` or `Sun`. For several days, write `Mon-Fri` or `Mon, Wed`.',
}))

export const about: About = {
  what: 'The name before some hours is not a day of the week.',
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
