import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageTellsPlace = warning('image-tells-place', (image: string) => ({
  message: `The file of the picture ${quoted(image)} says where on earth it was taken.`,
  help: 'The site does not show that, but whoever gets the file can read it. Save it without its location: phones offer that when a picture is shared.',
}))

export const about: About = {
  what: 'The file of a photograph says where on earth it was taken (GPS), as phones write into it.',
  why: "The site never shows that: what it shows is made anew. But the file lies beside the pages, where others may get it; with pupils in it, that is nobody's business.",
  examples: [
    {
      in: 'words',
      wrong: 'a photograph as it comes from a phone',
      right:
        'the same, saved anew in an image program without its location; phones offer that when a picture is shared',
    },
    {
      in: 'words',
      wrong: 'a picture of a pupil at home, with the place in it',
      right: 'the picture without the place',
    },
  ],
}
