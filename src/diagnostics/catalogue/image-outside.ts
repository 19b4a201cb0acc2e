import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageOutside = error('image-outside', (image: string) => ({
  message: `The picture ${quoted(image)} is a shortcut to a file outside the folder pages/.`,
  help: 'Put the file itself there.',
}))

export const about: About = {
  what: 'The file of a picture is not the picture itself, but a shortcut (a symbolic link) to a file outside the folder pages/.',
  why: 'A file from elsewhere on the computer could get onto the website by mistake. On every other computer, the picture would be missing.',
  examples: [
    {
      in: 'words',
      wrong: 'images/choir.jpg, a shortcut to a file on the desktop',
      right: 'images/choir.jpg, the file itself',
    },
    {
      in: 'words',
      wrong: 'images/hall.jpg, a shortcut to a file on a memory stick',
      right: 'images/hall.jpg, copied from the memory stick',
    },
  ],
}
