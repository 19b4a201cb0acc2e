import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `words` are those of the text, `days` and `hours` what `hours` says. */
export const closedButOpen = warning('closed-but-open', (words: string, days: string, hours: string) => ({
  message: `The text says ${quoted(words)}, but \`hours\` has ${quoted(`${days}: ${hours}`)}.`,
  help: 'Correct the one that is wrong.',
}))

export const about: About = {
  what: 'The last sentence in the text of a block `openingHours` says that a day is closed, and `hours` has hours for that day.',
  why: 'Visitors read both. Some come for nothing, or do not come at all.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          text: The office is closed on Saturdays.
          hours:
            Mon-Fri: 08:00-17:00
            Sat: 09:00-13:00
      `,
      right: `
        - type: openingHours
          text: The office is closed on Sundays.
          hours:
            Mon-Fri: 08:00-17:00
            Sat: 09:00-13:00
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: openingHours
          text: On Wednesday the library is closed.
          hours:
            Mon-Fri: 08:00-17:00
      `,
      right: `
        - type: openingHours
          text: On Wednesday the library is closed.
          hours:
            Mon, Tue: 08:00-17:00
            Thu, Fri: 08:00-17:00
      `,
    },
  ],
}
