import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** What to do about a folded text that begins with `sign`, such as `>-`, or about a text without a sign. */
const barInPlaceOf = (sign: string | undefined) =>
  sign
    ? `Write \`|\` in place of ${quoted(sign)}. Then`
    : 'Write `|` after the colon or after `!todo`, and the text on the lines below it, indented. Then'

/** For what a page would show as one paragraph, and for a line that belongs to the entry or table above it. */
const helpsWith = (bar: string) => ({
  paragraphs: `${bar} an empty line starts a paragraph.`,
  list: `${bar} each entry keeps its line. An empty line ends the list.`,
  lines: `${bar} each line stays a line.`,
  rows: 'Make a block `table` of them. If they are a list, begin each line with `- `.',
  'own lines':
    'If they are a list, begin each line with `- `. If they are a table, make a block `table` of them. If they are an address, end each line with `\\`.',
  entry:
    'If it is an entry of its own, write `- ` before it, in line with the dashes above. If not, write both on one line.',
  line: 'If it is an entry of its own, begin it like the entry above. If not, leave a line empty between them.',
  cells: 'If it is a row of the table, write `|` before, between and behind its cells, in place of the tabs.',
  row: 'Leave a line empty between them.',
})

/** `sign`: the one that the author wrote after the colon. */
export const linesJoined = warning(
  'lines-joined',
  (field: string, what: keyof ReturnType<typeof helpsWith>, sign?: string) => ({
    message: /^(?:paragraphs|list|lines|own lines|rows)$/.test(what)
      ? `The page would show the ${what === 'own lines' ? 'lines' : what} in \`${field}\` as one paragraph.`
      : `This line becomes part of the ${what === 'row' || what === 'cells' ? 'table' : 'entry'} above it, in \`${field}\`.`,
    help: helpsWith(barInPlaceOf(sign))[what],
  }),
)

export const about: About = {
  what: 'The page would show several lines of a text as one. Often `|` is missing after the colon, or there is `>` in its place. Or an empty line is missing below a list or a table. Or an entry of a list has no dash.',
  why: 'Without `|`, YAML joins the lines of a text. The page shows one long paragraph. Markdown joins lines without an empty line between them, and adds a line right below a list to its last entry.',
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
