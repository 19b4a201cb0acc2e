import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const spaceAfterColon = error('space-after-colon', (name: string) => ({
  message: `A space is missing after the colon of ${quoted(name)}.`,
  help: `Write \`${name}: …\`.`,
}))

export const about: About = {
  what: 'The colon of a field has no space after it.',
  why: 'Without the space the whole line is one word to YAML, and no field.',
  examples: [
    {
      in: 'page',
      wrong: `
        title:Choir
        description: Our choir.
      `,
      right: `
        title: Choir
        description: Our choir.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text:Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
