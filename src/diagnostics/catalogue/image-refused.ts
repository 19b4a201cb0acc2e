import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageRefused = error('image-refused', (image: string) => ({
  message: `${quoted(image)} is not a picture, or it is damaged at its start.`,
  help: 'Open it in an image program, and save it again as SVG, JPEG, PNG, WebP or AVIF.',
}))

export const about: About = {
  what: 'The file has the ending of a picture, but it is not one, or its start is damaged.',
  why: 'No browser could show it.',
  examples: [
    {
      in: 'words',
      wrong: 'a web page that was saved as choir.jpg',
      right: 'the picture itself, saved from that page',
    },
    {
      in: 'words',
      wrong: 'a letter from a word processor, renamed to choir.png',
      right: 'the picture in it, exported as PNG',
    },
  ],
}
