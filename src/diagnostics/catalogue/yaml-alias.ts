import { type About, error } from '../message.ts'
import { type Owner, textOf } from '../wording.ts'

/** `isPlain`: the field has no bold words. */
export const yamlAlias = error('yaml-alias', (owner?: Owner, isPlain = false) => ({
  message: `${textOf(owner)} starts with \`*\`. To YAML, that is a special sign.`,
  help: isPlain
    ? 'Delete the stars. This field shows plain words only.'
    : 'Put the text in quotes, as in "*important*".',
}))

export const about: About = {
  what: 'A text starts with `*`, as in `*important*`. YAML reads that as a reference to another place in the file.',
  why: 'The page would not show the words, or Ukurasa could not read the file at all.',
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
