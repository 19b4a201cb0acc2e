import { type About, error } from '../message.ts'
import { count } from '../wording.ts'

type Levels = readonly (readonly [spaces: number, line: number])[]

/** `like` are the indents that it can have, with the lines that have them. */
export const badIndent = error('bad-indent', (like: Levels = [], hasMore = false) => ({
  message: 'This line is indented differently from the lines around it.',
  help:
    like.length > 0
      ? `${like.map(([spaces, line]) => (like.length > 1 ? `If it belongs beside line ${line}, begin it with ${count(spaces, 'space')}.` : `Begin it with ${count(spaces, 'space')}, as in line ${line}.`)).join(' ')}${hasMore ? ' Move the lines that belong to it, too.' : ''}`
      : 'Lines that belong together have the same number of spaces before them: all fields of a group, or all dashes of a list.',
}))

export const about: About = {
  what: 'A line is indented by a different number of spaces than the other lines of its block.',
  why: 'The indent shows what belongs together. A line with fewer spaces ends the block. A line with more spaces belongs to the line above.',
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
