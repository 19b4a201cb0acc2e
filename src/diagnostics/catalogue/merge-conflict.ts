import { type About, error } from '../finding.ts'

export const mergeConflict = error('merge-conflict', () => ({
  message: 'A merge conflict was left in this file.',
  help: 'Decide which of the two versions holds, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
}))

export const about: About = {
  what: 'Two people changed the same lines, and the marks that git set between their versions are still there.',
  why: 'Only a person can say which version holds. As it is, both would be on the page.',
  examples: [
    {
      in: 'file',
      wrong: `
        title: Choir
        <<<<<<< HEAD
        description: Our choir of 20 boys.
        =======
        description: Our choir of 24 boys.
        >>>>>>> choir
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
      right: `
        title: Choir
        description: Our choir of 24 boys.
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
        <<<<<<< HEAD
          - type: richText
            text: Every boy may sing.
        =======
        >>>>>>> choir
      `,
      right: `
        title: Choir
        description: Our choir.
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
  ],
}
