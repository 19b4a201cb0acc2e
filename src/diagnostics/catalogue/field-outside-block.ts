import { type About, error } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** `indent` is the number of spaces that are missing before the field. */
export const fieldOutsideBlock = error(
  'field-outside-block',
  (name: string, type: string, indent: number) => ({
    message: `The field ${quoted(name)} is outside the block \`${type}\` above it.`,
    help: `Add ${count(indent, 'space')} before it, and before the lines that belong to it.`,
  }),
)

export const about: About = {
  what: 'A field of a block is not indented like the other fields, so it is read as a field of the page.',
  why: 'The indent shows what belongs together. Now the block does not have this field, and a page cannot have a field with this name.',
  examples: [
    {
      in: 'page',
      wrong: `
        blocks:
          - type: richText
            title: The choir
        text: Boys of all grades sing together.
      `,
      right: `
        blocks:
          - type: richText
            title: The choir
            text: Boys of all grades sing together.
      `,
    },
    {
      in: 'page',
      wrong: `
        blocks:
          - type: checklist
            title: Bring
        items:
          - A bottle of water
          - A pencil
      `,
      right: `
        blocks:
          - type: checklist
            title: Bring
            items:
              - A bottle of water
              - A pencil
      `,
    },
  ],
}
