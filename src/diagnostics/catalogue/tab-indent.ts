import { type About, error } from '../finding.ts'

export const tabIndent = error('tab-indent', () => ({
  message: 'This line is indented with a tab.',
  help: 'YAML takes spaces only: put as many there as before the other fields of the block.',
}))

export const about: About = {
  what: 'A line begins with the tab key. YAML knows spaces only.',
  why: 'A tab is as wide as the program wants that shows it, so nobody can say to which line above the text belongs.',
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
        school:
        \tname: Example School
      `,
      right: `
        school:
          name: Example School
      `,
    },
  ],
}
