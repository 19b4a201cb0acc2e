import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageUnreadable = error('image-unreadable', (image: string, code: string) => ({
  message: `The picture ${quoted(image)} cannot be read (${code}).`,
  help: 'See to its permissions.',
}))

export const about: About = {
  what: 'The file of a picture is there, but the computer does not give it.',
  why: 'The page could not show it.',
  examples: [
    {
      in: 'words',
      wrong: 'images/choir.jpg, a link to a file that was deleted',
      right: 'images/choir.jpg, the file itself',
    },
    {
      in: 'words',
      wrong: 'a picture that only another user of the computer may read',
      right: 'the same picture, with permissions as other files have them',
    },
  ],
}
