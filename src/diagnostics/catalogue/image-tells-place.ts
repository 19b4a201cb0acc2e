import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageTellsPlace = warning('image-tells-place', (image: string) => ({
  message: `The file of the picture ${quoted(image)} says where it was taken.`,
  help: 'Save it without its location. Phones can leave it out when you share a picture.',
}))

export const about: About = {
  what: 'The file of a photograph says where it was taken (GPS). Phones add this.',
  why: 'The site never shows it, because it shows a new copy of the picture. But the file is next to the pages, where other people may get it. If children are in the picture, their location must stay private.',
  examples: [
    {
      in: 'words',
      wrong: 'a photograph as it comes from a phone',
      right:
        'the same, saved again in an image program without its location. Phones offer that when you share a picture',
    },
    {
      in: 'words',
      wrong: 'a picture of a pupil at home, with the place in it',
      right: 'the picture without the place',
    },
  ],
}
