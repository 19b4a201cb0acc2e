import { type About, error } from '../message.ts'

export const pageTwice = error('page-twice', (firstLine: number) => ({
  message: `The whole page comes again here: it already begins in line ${firstLine}.`,
  help: 'If the two are the same, delete everything from this line on. If not, move it to a file of its own.',
}))

export const about: About = {
  what: 'A file has all fields of a page twice.',
  why: 'A file is one page. Usually somebody has pasted the whole page once more.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: Choir
        description: Our choir.
        title: Choir
        description: Our choir.
      `,
      right: `
        title: Choir
        description: Our choir.
      `,
    },
    {
      in: 'words',
      wrong:
        'pages/choir.yaml has `title: Choir` and below it `title: Band`, each with its description and blocks.',
      right: 'The fields of the band are in pages/band.yaml.',
    },
  ],
}
