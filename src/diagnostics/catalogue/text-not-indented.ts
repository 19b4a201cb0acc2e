import { type About, error } from '../message.ts'
import { count } from '../wording.ts'

/** `isRemark`: it starts with a `#`, so YAML reads it as a comment. `spaces` are before the other lines of the text. */
export const textNotIndented = error(
  'text-not-indented',
  (owner: string, isRemark = false, spaces?: number) => ({
    message: `This line is part of ${owner}, but it has too few spaces before it.${isRemark ? ' So it is a comment, and no page shows it.' : ''}`,
    help:
      spaces === undefined
        ? `Indent each line of the text by two spaces more than ${owner}.`
        : `Begin this line with ${count(spaces, 'space')}, and each line below it that belongs to the text.`,
    ...(isRemark && spaces === undefined ? { advice: { otherwise: aboveIt(owner) } } : {}),
  }),
)

const aboveIt = (owner: string) =>
  `If this is a comment, write it on a line above ${owner}, with one \`#\` before it.`

export const about: About = {
  what: 'The lines of a text below `|` have too few spaces before them, or none.',
  why: 'The indent shows which lines belong to the text, and where the next field starts.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
          Boys of all grades sing together.
      `,
      right: `
        - type: richText
          text: |
            Boys of all grades sing together.
      `,
    },
    {
      in: 'page',
      wrong: `
        description: >-
        The choir of the school, when it meets, and how a boy can join it.
      `,
      right: `
        description: >-
          The choir of the school, when it meets, and how a boy can join it.
      `,
    },
  ],
}
