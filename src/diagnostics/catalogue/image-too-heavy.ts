import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export const imageTooHeavy = error('image-too-heavy', (image: string, bytes: number, most: number) => ({
  message: `The file of the picture ${quoted(image)} is ${megabytes(bytes)} large. The limit is ${megabytes(most)}.`,
  help: 'Save a photograph as JPEG, 3000 pixels wide. Save a drawing with less detail.',
}))

export const about: About = {
  what: 'The file of the picture is larger than a picture in its format needs to be.',
  why: 'Everybody who works on the site must load the file, even after it was deleted.',
  examples: [
    {
      in: 'words',
      wrong: 'a photograph of 41 MB as PNG',
      right: 'the same as JPEG, 3000 pixels wide: about 2 MB',
    },
    {
      in: 'words',
      wrong: 'a map of 5 MB as SVG',
      right: 'the same with less detail, or as PNG',
    },
  ],
}
