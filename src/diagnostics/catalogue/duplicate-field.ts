import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const duplicateField = error(
  'duplicate-field',
  (name: string, firstLine: number, isEntry = false) => ({
    message: `The field ${quoted(name)} is already set in line ${firstLine}.`,
    help: isEntry
      ? `If a new entry of the list starts here, its dash is missing: write \`- ${name}: …\`. If not, keep one of the two.`
      : 'Keep one of the two.',
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
