import { type About, warning } from '../finding.ts'

export const imageTwiceByCase = warning('image-twice-by-case', (other: string) => ({
  message: `The name of this picture differs only in capital letters from pages/${other}.`,
  help: 'Rename one of the two: Windows and macOS keep only one of them.',
}))

export const about: About = {
  what: 'The names of two pictures differ only in capital letters.',
  why: 'Windows and macOS take them for one file: whoever copies the pages there loses one of the two.',
  examples: [
    {
      in: 'words',
      wrong: 'images/Hall.jpg beside images/hall.jpg',
      right: 'images/hall.jpg beside images/hall-in-the-evening.jpg',
    },
    {
      in: 'words',
      wrong: 'Images/choir.jpg beside images/hall.jpg',
      right: 'all pictures in the folder images',
    },
  ],
}
