import { type About, warning } from '../message.ts'

export const lineMakesHeading = warning('line-makes-heading', (field: string) => ({
  message: `In \`${field}\`, the dashes make a heading of the words right above them.`,
  help: 'For a line across the page, put an empty line above the dashes. For a heading, write `## ` before the words, and delete the dashes.',
}))

export const about: About = {
  what: 'A line of dashes right below a sentence turns this sentence into a heading.',
  why: 'Visitors would see the whole sentence in large letters. Most authors want a line across the page: put an empty line above the dashes.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Boys of all grades sing together.
            ---
            Ask your class teacher.
      `,
      right: `
        - type: richText
          text: |
            Boys of all grades sing together.

            ---

            Ask your class teacher.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Ask your class teacher.
            -----------------------
      `,
      right: `
        - type: richText
          text: |
            ## Ask your class teacher
      `,
    },
  ],
}
