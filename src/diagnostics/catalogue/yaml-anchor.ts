import { type About, error } from '../message.ts'
import { type Owner, startsWith } from '../wording.ts'

export const yamlAnchor = error('yaml-anchor', (owner?: Owner) => startsWith('&', owner))

export const about: About = {
  what: 'A text starts with `&`. YAML reads the first word as the name of a place in the file, not as text.',
  why: 'The first word would be missing on the page, and nobody would notice.',
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
