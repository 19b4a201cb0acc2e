import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

type OfTable = {
  /** It is in a row that has more cells than the first row. */
  readonly cell?: string
  /** So many has the first row. */
  readonly columns?: number
}

export const marksAsText = warning(
  'marks-as-text',
  (field: string, mark: string, { cell, columns = 2 }: OfTable = {}) => ({
    message: cell
      ? `${inField(cell, field)} has no column. The page would not show it.`
      : `${inField(mark, field)} has no effect here. The page would show it.`,
    help: cell
      ? 'Name its column in the first row of the table. If `|` belongs to the words, write `\\|`.'
      : mark === '**'
        ? 'Put `**` right before the first bold word and right after the last one, without a space: **Bring a pen**.'
        : mark === '|'
          ? `Below the first row of a table, write a line with \`---\` for each column: \`|${' --- |'.repeat(columns)}\`.`
          : `Write a space after it: \`${mark} …\`.`,
  }),
)

export const about: About = {
  what: 'A text has Markdown marks that have no effect where they are. For example, bold words have a space inside their stars, or the second pair of stars is missing. A heading has no space after its `##`. A table has no line below its first row, or a row has more cells than the first one.',
  why: 'The page shows the marks, or leaves out the cells.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Bring ** a pen ** and paper.
      `,
      right: `
        - type: richText
          text: Bring **a pen** and paper.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            ##When we meet

            On Mondays.
      `,
      right: `
        - type: richText
          text: |
            ## When we meet

            On Mondays.
      `,
    },
  ],
}
