import { type About, error } from '../message.ts'
import { unreadable } from '../unreadable.ts'
import { quoted } from '../wording.ts'

/** `code` is the error code of the operating system. */
export const imageUnreadable = error('image-unreadable', (image: string, code: string) =>
  unreadable(`The picture ${quoted(image)}`, code),
)

export const about: About = {
  what: 'The file of a picture exists, but the computer cannot read it.',
  why: 'The page could not show the picture.',
  examples: [
    {
      in: 'words',
      wrong: 'images/choir.jpg, a shortcut (a symbolic link) to a file that was deleted',
      right: 'images/choir.jpg, the file itself',
    },
    {
      in: 'words',
      wrong: 'a picture that only another user of the computer may read',
      right: 'the same picture, with the same permissions as other files',
    },
  ],
}
