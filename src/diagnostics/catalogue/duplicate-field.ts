import { type About, error } from '../message.ts'
import { belowComment } from '../remedies-for-misplaced.ts'
import { quoted } from '../wording.ts'

/** Both texts may be meant. */
const PROSE: ReadonlySet<string> = new Set(['text', 'answer', 'bio'])

const orBoth = (name: string) =>
  PROSE.has(name) ? `, or put the words of both into one ${quoted(name)}` : ''

export const duplicateField = error(
  'duplicate-field',
  (
    name: string,
    firstLine: number,
    what: 'value' | 'entry' | 'block' | 'group' | 'remark' | 'below' | 'list' | 'lists' | 'named' = 'value',
    start = name,
  ) => ({
    message: `The field ${quoted(name)} is already in line ${firstLine}.`,
    help: {
      value: /^(?:phone|email)$/.test(name)
        ? 'Keep one of the two. For the other one, add a contact with a name and a `title` of its own.'
        : `Keep one of the two${orBoth(name)}.`,
      entry: `If a new entry of the list starts here, its dash is missing: write \`- ${name}: …\`, in line with the dashes above.${start === name ? '' : ` Or its first line is missing: write \`- ${start}: …\` above.`} If not, keep one of the two${orBoth(name)}.`,
      block: `If a new block starts here, its first line is missing: write \`  - type: …\` above this line. If not, keep one of the two${orBoth(name)}.`,
      remark: belowComment,
      below:
        'The line above ends with a colon, so this line may belong below it. Then indent it, and the lines that belong with it, by two more spaces. If not, keep one of the two.',
      list: 'Delete only this line: then its entries belong to the list above. If the two lists are the same, keep one of them.',
      lists: `Move the entries of this list to the end of the list in line ${firstLine}, and delete this line. If the two lists are the same, keep one of them.`,
      named: `If another group starts here, write its name on the line above, as in ${quoted(`${start}:`)}. If not, keep one of the two.`,
      group: `Move the lines of this group to the end of the group in line ${firstLine}. Then delete this line.`,
    }[what],
  }),
)

export const about: About = {
  what: 'The same block or group has a field twice.',
  why: 'The page could only show one of them. Often the second one belongs to the next block, and the `- type:` of that block is missing.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Singing
          text: Every boy may sing.
          title: Dancing
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Every boy may sing.
          text: Every boy may dance.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
        - type: richText
          text: Every boy may dance.
      `,
    },
  ],
}
