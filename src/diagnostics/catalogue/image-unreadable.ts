import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageUnreadable = error('image-unreadable', (image: string, code: string) => ({
  message: `The picture ${quoted(image)} cannot be read (${code}).`,
  help: 'Check the permissions of the file.',
}))

export const about: About = {
  what: 'The file of a picture exists, but the computer cannot read it.',
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
      right: 'the same picture, with the same permissions as other files',
    },
  ],
}
