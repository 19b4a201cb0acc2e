import { type About, error } from '../message.ts'

export const spaceAfterDash = error('space-after-dash', () => ({
  message: 'A space is missing after the dash.',
  help: 'Write `- `, then the entry.',
}))

export const about: About = {
  what: 'There is no space after the dash of an entry.',
  why: 'Without the space, the dash is only the first letter of a word, and no new entry of the list starts.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
          -type: richText
           text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
          - type: checklist
            title: Bring
            items:
              - a pen
          -type: richText
           text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: checklist
            title: Bring
            items:
              - a pen
          - type: richText
            text: Every boy may sing.
      `,
    },
  ],
}
