import { type About, error } from '../finding.ts'
import { type Owner, quoted } from '../wording.ts'

export const textAfterBar = error('text-after-bar', (bar: string, owner?: Owner) => ({
  message: `Nothing may stand after the ${quoted(bar)}${owner === undefined ? '' : ` of ${owner}`} in its line.`,
  help: 'Begin the text on the next line, indented by two spaces; or delete the mark.',
}))

export const about: About = {
  what: 'Words stand in the same line as the `|` or `>` that opens a text of several lines.',
  why: 'The text begins on the next line; in the line of the mark it would be lost.',
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
