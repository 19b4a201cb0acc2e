import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageTooManyPixels = error(
  'image-too-many-pixels',
  (image: string, width: number, height: number, most: number) => ({
    message: `The picture ${quoted(image)} has ${width} × ${height} pixels; ${most / 1_000_000} million are the most.`,
    help: 'Save it smaller: 3000 pixels across are enough for any screen.',
  }),
)

export const about: About = {
  what: 'The picture is far larger than any screen.',
  why: 'A phone needs the memory of all its pixels to show it, and a build the time.',
  examples: [
    {
      in: 'words',
      wrong: 'a scan of 60000 × 60000 pixels',
      right: 'the same, saved 3000 pixels across',
    },
    {
      in: 'words',
      wrong: 'a panorama of 40000 pixels in width',
      right: 'the same, saved 3000 pixels across',
    },
  ],
}
