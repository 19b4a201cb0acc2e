import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const duplicateField = error('duplicate-field', (name: string, firstLine: number) => ({
  message: `The field ${quoted(name)} is already there, in line ${firstLine}.`,
  help: 'Keep one of the two.',
}))

export const about: About = {
  what: 'A field stands twice in the same block or group.',
  why: 'Only one of the two could be shown. Often the second was meant for the next block, whose `- type:` is missing.',
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
