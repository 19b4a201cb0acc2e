import { type About, error } from '../message.ts'

export const typeAsField = error('type-as-field', (type: string) => ({
  message: `The type of this block is written as the name of a field: \`${type}:\`.`,
  help: `Write \`- type: ${type}\`, and its fields below \`type\`, with the same indent.`,
}))

export const about: About = {
  what: 'The type of a block is written as the name of a field, with the fields of the block below it.',
  why: 'A block names its type in the field `type`. Its other fields have the same indent as `type`.',
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
