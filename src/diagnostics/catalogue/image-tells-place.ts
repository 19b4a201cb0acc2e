import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageTellsPlace = warning('image-tells-place', (image: string) => ({
  message: `The file of the picture ${quoted(image)} says where it was taken.`,
  help: 'Save it without its location. Phones can leave it out when you share a picture.',
}))

export const about: About = {
  what: 'The file of a photograph says where the photograph was taken (GPS). Phones add this.',
  why: 'The site shows a copy without the place. But other people may get the file itself. If children are in the picture, nobody else may learn where they are.',
  examples: [
    {
      in: 'words',
      wrong: 'a photograph as it comes from a phone',
      right:
        'the same photograph, saved again without the place. Many phones can leave out the place when you share a picture',
    },
    {
      in: 'words',
      wrong: 'a picture of a pupil at home, with the place in it',
      right: 'the picture without the place',
    },
  ],
}
