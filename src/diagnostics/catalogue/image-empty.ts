import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageEmpty = error('image-empty', (image: string) => ({
  message: `The file of the picture ${quoted(image)} is empty.`,
  help: 'Copy it again.',
}))

export const about: About = {
  what: 'The file of a picture has no content.',
  why: 'Usually the copying was interrupted. The page would have a gap.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.jpg of 0 KB',
      right: 'choir.jpg, copied again from the camera',
    },
    {
      in: 'words',
      wrong: 'a download that was stopped right away',
      right: 'the finished download',
    },
  ],
}
