import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const spaceAfterColon = error('space-after-colon', (name: string) => ({
  message: `A space is missing after the colon of ${quoted(name)}.`,
  help: `Write \`${name}: …\`.`,
}))

export const about: About = {
  what: 'There is no space after the colon of a field.',
  why: 'Without the space, YAML reads the whole line as one word, not as a field.',
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
