import { type About, error } from '../finding.ts'
import { type Owner, textOf } from '../wording.ts'

export const yamlAlias = error('yaml-alias', (owner?: Owner) => ({
  message: `${textOf(owner)} begins with \`*\`, so it is read as a YAML alias, which pages do not use.`,
  help: 'Put the text in quotes, as in "*important*".',
}))

export const about: About = {
  what: 'A text begins with `*`, as in `*important*`. YAML takes that for a reference to another place in the file.',
  why: 'The words would not be shown, or the file could not be read at all.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: *Important* news
      `,
      right: `
        - type: richText
          text: "*Important* news"
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items:
            - *one* pen
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - "*one* pen"
      `,
    },
  ],
}
