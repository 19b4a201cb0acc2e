import { type About, error } from '../finding.ts'
import { type Owner, textOf } from '../wording.ts'

export const yamlAnchor = error('yaml-anchor', (owner?: Owner) => ({
  message: `${textOf(owner)} begins with \`&\`, so it is read as a YAML anchor, which pages do not use.`,
  help: 'Put the text in quotes: "&…".',
}))

export const about: About = {
  what: 'A text begins with `&`. YAML takes that for the name of a place in the file, not for words.',
  why: 'The first word would silently be missing on the page.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: &c. and so on
      `,
      right: `
        - type: richText
          text: "&c. and so on"
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: &nbsp;Welcome
          text: Good to see you.
      `,
      right: `
        - type: richText
          title: Welcome
          text: Good to see you.
      `,
    },
  ],
}
