import { type About, note } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageUnused = note('image-unused', (image: string) => ({
  message: `No page shows the picture ${quoted(image)}.`,
  help: 'Delete the file, or name it in a field `image`.',
}))

export const about: About = {
  what: 'No page and no part of site.yaml shows the picture.',
  why: 'It is not part of the site that is built, but everybody who copies the pages carries it along.',
  examples: [
    {
      in: 'words',
      wrong: 'a picture pages/images/choir.jpg that no field `image` names',
      right: '`image: images/choir.jpg` where it belongs',
    },
    {
      in: 'words',
      wrong: 'the old picture of a page, left beside the new one',
      right: 'the new one only',
    },
  ],
}
