import { type About, warning } from '../finding.ts'

/** `isList`: the lines are entries of a list, not paragraphs. */
export const linesJoined = warning('lines-joined', (owner: string, isList: boolean) => ({
  message: `The page would show the ${isList ? 'list' : 'paragraphs'} in ${owner} as one paragraph.`,
  help: `Write \`|\` after the colon and the text on the lines below it, indented. Then ${isList ? 'each entry keeps its line. A blank line ends the list' : 'a blank line starts a paragraph'}.`,
}))

export const about: About = {
  what: 'A text has several paragraphs, or a list, but no `|` after its colon.',
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
