import { type About, warning } from '../message.ts'

/** What is joined: the paragraphs of a text, a list in it, or a line and the entry above it. */
type Joined = 'paragraphs' | 'list' | 'entry'

export const linesJoined = warning('lines-joined', (owner: string, what: Joined) =>
  what === 'entry'
    ? {
        message: `This line belongs to the entry of ${owner} above it.`,
        help: 'If it is an entry of its own, write `- ` before it, in line with the dashes above. If not, write both on one line.',
      }
    : {
        message: `The page would show the ${what} in ${owner} as one paragraph.`,
        help: `Write \`|\` after the colon and the text on the lines below it, indented. Then ${what === 'list' ? 'each entry keeps its line. An empty line ends the list' : 'an empty line starts a paragraph'}.`,
      },
)

export const about: About = {
  what: 'A text has several paragraphs, or a list, but no `|` after its colon. Or an entry of a list has no dash.',
  why: 'Without `|`, YAML joins the lines of a text. The page shows one long paragraph.',
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
