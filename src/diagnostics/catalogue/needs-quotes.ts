import { type About, error } from '../message.ts'
import { type Owner, startsWith } from '../wording.ts'

export const needsQuotes = error('needs-quotes', (sign: string, owner?: Owner) => startsWith(sign, owner))

export const about: About = {
  what: 'A text starts with a character that has a special meaning in YAML: `@`, `%`, a backtick, `[` or `{`.',
  why: 'Without quotes, YAML reads the text as a list or a group, or cannot read it at all.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: @choir is our name.
      `,
      right: `
        - type: richText
          text: "@choir is our name."
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: [The fees](/fees) are the same for all.
      `,
      right: `
        - type: richText
          text: "[The fees](/fees) are the same for all."
      `,
    },
  ],
}
