import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageUnused = note('image-unused', (image: string) => ({
  message: `No page shows the picture ${quoted(image)}.`,
  help: 'Delete the file, or name it in a field `image`.',
}))

export const about: About = {
  what: 'No page and no part of site.yaml shows the picture.',
  why: 'The built site does not contain it, but everybody who copies the pages copies it too.',
  examples: [
    {
      in: 'words',
      wrong: 'a picture pages/images/choir.jpg that no field `image` names',
      right: '`image: images/choir.jpg` where it belongs',
    },
    {
      in: 'words',
      wrong: 'the old picture of a page, left next to the new one',
      right: 'the new one only',
    },
  ],
}
