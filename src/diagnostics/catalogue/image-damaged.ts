import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageDamaged = error('image-damaged', (image: string, reason: string) => ({
  message: `The picture ${quoted(image)} is damaged: ${quoted(reason, 120)}.`,
  help: 'Copy it again. Or open it in an image program, and save it again.',
}))

export const about: About = {
  what: 'The start and the end of the file are right, but the picture itself cannot be read. `npx ukurasa build` sees this, but `npx ukurasa check` does not.',
  why: 'Visitors would see a broken picture.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.jpg from a memory card that is failing',
      right: 'the same photograph from the camera or a backup',
    },
    {
      in: 'words',
      wrong: 'a picture that somebody opened and saved in a text editor',
      right: 'the picture, exported again',
    },
  ],
}
