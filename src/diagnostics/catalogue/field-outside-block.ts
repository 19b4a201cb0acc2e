import { type About, error } from '../finding.ts'
import { count, quoted } from '../wording.ts'

/** `indent` is how many spaces are missing before it. */
export const fieldOutsideBlock = error(
  'field-outside-block',
  (name: string, type: string, indent: number) => ({
    message: `The field ${quoted(name)} stands outside of the block \`${type}\` above it.`,
    help: `Put ${count(indent, 'more space', 'more spaces')} before it, and before the lines that belong to it.`,
  }),
)

export const about: About = {
  what: 'A field of a block is not indented as the others are, so it is read as a field of the page.',
  why: 'The indent says what belongs to what. The block lacks the field, and the page has none of that name.',
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
