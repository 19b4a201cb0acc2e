import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const unknownEscape = error('unknown-escape', (written: string) => ({
  message: `${quoted(written)} means nothing in double quotes.`,
  help: "Write \\\\ for a backslash, or put the text in 'single quotes'.",
}))

export const about: About = {
  what: 'A backslash in double quotes is followed by a letter that makes no character with it.',
  why: 'In double quotes a backslash begins a special character, such as `\\n` for a new line. In single quotes it is a plain backslash.',
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
