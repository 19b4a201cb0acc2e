import { type About, error } from '../finding.ts'

export const typeAsField = error('type-as-field', (type: string) => ({
  message: `The type of this block stands where a field is expected: \`${type}:\`.`,
  help: `Write \`- type: ${type}\`, and its fields below \`type\`, with the same indent.`,
}))

export const about: About = {
  what: 'The type of a block is written as the name of a field, with the fields of the block below it.',
  why: 'A block says its type in the field `type`; its other fields stand beside it, with the same indent.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - hero:
            title: Welcome
      `,
      right: `
        - type: hero
          title: Welcome
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - richText:
            title: The choir
            text: Boys of all grades sing together.
      `,
      right: `
        - type: richText
          title: The choir
          text: Boys of all grades sing together.
      `,
    },
  ],
}
