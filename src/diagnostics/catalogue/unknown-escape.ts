import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const unknownEscape = error('unknown-escape', (written: string) => ({
  message: `${quoted(written)} has no meaning in double quotes.`,
  help: "Write \\\\ for a backslash, or put the text in 'single quotes'.",
}))

export const about: About = {
  what: 'A text in double quotes has a backslash (`\\`) before a sign that cannot follow it.',
  why: 'In double quotes, a backslash starts a special character, such as `\\n` for a new line. In single quotes it is only a backslash.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: "Look into C:\\school"
      `,
      right: `
        - type: richText
          text: 'Look into C:\\school'
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: "50\\% of the boys sing."
      `,
      right: `
        - type: richText
          text: "50% of the boys sing."
      `,
    },
  ],
}
