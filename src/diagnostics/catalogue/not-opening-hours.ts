import { type About, error } from '../message.ts'
import { ask, quoted } from '../wording.ts'

export const notOpeningHours = error('not-opening-hours', (words: string, meant?: string) => ({
  message: `${quoted(words)} cannot be opening hours.`,
  help:
    meant === undefined
      ? 'Write hours as in `08:00-17:00`, and with a break as in `08:00-12:30, 14:00-17:00`. Each time must be later than the one before. Or write `closed`. The page shows them in the language of the site.'
      : `${ask([meant]).help} The page writes the hours as people do in its language.`,
}))

export const about: About = {
  what: 'Hours are not written as times, or some of them overlap.',
  why: 'Search engines and maps show the hours too. They need to know exactly when something opens and closes.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          hours:
            Mon-Fri: 8 to 5
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
            Mon-Fri: 08:00-13:00, 12:00-17:00
      `,
      right: `
        - type: openingHours
          hours:
            Mon-Fri: 08:00-12:00, 13:00-17:00
      `,
    },
  ],
}
