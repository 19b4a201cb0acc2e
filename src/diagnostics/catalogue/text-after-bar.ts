import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const textAfterBar = error('text-after-bar', (bar: string) => ({
  message: `Nothing may follow the ${quoted(bar)} on the same line.`,
  help: `Start the text on the next line, indented by two spaces. ${bar === '>' ? 'Or if it starts with `>`, put all of it in "double quotes".' : 'Or delete the sign.'}`,
}))

export const about: About = {
  what: 'There are words on the same line as the `|` or `>` that starts a text of several lines.',
  why: 'The text starts on the next line. Words on the line of the sign would be lost.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: | Every boy may sing.
            We meet on Tuesdays.
      `,
      right: `
        - type: richText
          text: |
            Every boy may sing.
            We meet on Tuesdays.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: > Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
