import { type About, error } from '../finding.ts'

export const badIndent = error('bad-indent', () => ({
  message: 'This line is indented differently from the lines that it belongs to.',
  help: 'Give all fields of one block the same indent: two spaces more than the line that opens it.',
}))

export const about: About = {
  what: 'A line is indented by another number of spaces than its neighbours of the same block.',
  why: 'The indent says what belongs together: a line that stands further left ends the block, one further right belongs to the line above.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Singing
         text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
            - type: richText
              text: Every boy may sing.
          - type: richText
            text: We meet on Tuesdays.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
          - type: richText
            text: We meet on Tuesdays.
      `,
    },
  ],
}
