import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageOutside = error('image-outside', (image: string) => ({
  message: `The picture ${quoted(image)} is a link to a file outside the folder pages/.`,
  help: 'Put the file itself there instead of a link to it.',
}))

export const about: About = {
  what: 'The file of a picture is not the picture itself, but a shortcut to a file outside the folder pages/.',
  why: 'A file from elsewhere on the computer could get onto the website by mistake. On every other computer, the picture would be missing.',
  examples: [
    {
      in: 'words',
      wrong: 'images/choir.jpg, a link to a file on the desktop',
      right: 'images/choir.jpg, the file itself',
    },
    {
      in: 'words',
      wrong: 'images/secret.png, a link to ../../site.yaml',
      right: 'no such link',
    },
  ],
}
