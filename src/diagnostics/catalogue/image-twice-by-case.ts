import { type About, warning } from '../message.ts'

export const imageTwiceByCase = warning('image-twice-by-case', (other: string) => ({
  message: `The name of this picture is the same as pages/${other}, except for capital letters.`,
  help: 'Rename one of the two. Windows and macOS keep only one of them.',
}))

export const about: About = {
  what: 'The names of two pictures, or of their folders, are the same except for capital letters.',
  why: 'Windows and macOS treat them as one file. If somebody copies the pages to such a computer, one of the two is lost.',
  examples: [
    {
      in: 'words',
      wrong: 'images/Hall.jpg next to images/hall.jpg',
      right: 'images/hall.jpg next to images/hall-in-the-evening.jpg',
    },
    {
      in: 'words',
      wrong: 'Images/choir.jpg and images/choir.jpg',
      right: 'images/choir.jpg and images/choir-in-the-hall.jpg',
    },
  ],
}
