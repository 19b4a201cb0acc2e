import { type About, error } from '../finding.ts'

export const spaceAfterDash = error('space-after-dash', () => ({
  message: 'A space is missing after the dash.',
  help: 'Write `- `, then the entry.',
}))

export const about: About = {
  what: 'The dash of an entry has no space after it.',
  why: 'Without the space the dash is the first letter of a word, and no entry of a list begins.',
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
