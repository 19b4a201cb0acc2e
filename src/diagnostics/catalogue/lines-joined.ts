import { type About, warning } from '../message.ts'

/**
 * What is joined: the paragraphs of a text, a list in it, a line and the entry above it, or a line of Markdown and the
 * list or table above it.
 */
type Joined = 'paragraphs' | 'list' | 'entry' | 'line' | 'row'

const NEXT_STEPS = {
  entry:
    'If it is an entry of its own, write `- ` before it, in line with the dashes above. If not, write both on one line.',
  line: 'If it is an entry of its own, begin it like the entry above. If not, leave a line empty between them.',
  row: 'Leave a line empty between them.',
}

export const linesJoined = warning('lines-joined', (owner: string, what: Joined) => {
  if (what === 'paragraphs' || what === 'list')
    return {
      message: `The page would show the ${what} in ${owner} as one paragraph.`,
      help: `Write \`|\` after the colon and the text on the lines below it, indented. Then ${what === 'list' ? 'each entry keeps its line. An empty line ends the list' : 'an empty line starts a paragraph'}.`,
    }
  return {
    message: `This line belongs to the ${what === 'row' ? 'table in' : 'entry of'} ${owner} above it.`,
    help: NEXT_STEPS[what],
  }
})

export const about: About = {
  what: 'A text has several paragraphs, or a list, but no `|` after its colon. Or an entry of a list has no dash, or a text goes on right below a list or table.',
  why: 'Without `|`, YAML joins the lines of a text. The page shows one long paragraph. Markdown adds a line right below a list to its last entry.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Every boy may sing.

            Ask your class teacher.
      `,
      right: `
        - type: richText
          text: |
            Every boy may sing.

            Ask your class teacher.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: >
            Bring along:

            - a bottle of water
            - a pencil
      `,
      right: `
        - type: richText
          text: |
            Bring along:

            - a bottle of water
            - a pencil
      `,
    },
  ],
}
