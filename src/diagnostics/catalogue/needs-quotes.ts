import { type About, error } from '../finding.ts'
import { type Owner, quoted, textOf } from '../wording.ts'

export const needsQuotes = error('needs-quotes', (character: string, owner?: Owner) => ({
  message: `${textOf(owner)} begins with ${character === '`' ? 'a backtick' : quoted(character)}, which it may only in quotes.`,
  help: 'Put the text in "double quotes".',
}))

export const about: About = {
  what: 'A text begins with a character that means something else to YAML: `@`, `%`, a backtick, `[` or `{`.',
  why: 'Without quotes YAML takes the text for a list, a group, or nothing that it knows.',
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
