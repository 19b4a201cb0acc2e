import { type About, error } from '../message.ts'

export const mergeConflict = error('merge-conflict', () => ({
  message: 'Two people changed the same lines. Both versions are still in this file.',
  help: 'Keep the right version. Delete the other one, and the lines with <<<<<<<, ======= and >>>>>>>.',
}))

export const about: About = {
  what: 'Two people changed the same lines. The marks that git put between the two versions are still in the file.',
  why: 'Only a person can decide which version is right. Delete the other one, and the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
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
