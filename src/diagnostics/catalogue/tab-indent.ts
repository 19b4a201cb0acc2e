import { type About, error } from '../message.ts'

export const tabIndent = error('tab-indent', () => ({
  message: 'This line is indented with a tab.',
  help: 'Write spaces in place of the tab, as many as before the fields or entries beside it.',
}))

export const about: About = {
  what: 'A line starts with a tab. YAML only accepts spaces.',
  why: 'Programs show a tab in different widths, so nobody can see what the line belongs to.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
        \ttext: Every boy may sing.
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
      in: 'site',
      wrong: `
        organisation:
        \tname: Example School
      `,
      right: `
        organisation:
          name: Example School
      `,
    },
  ],
}
