import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageTooManyPixels = error(
  'image-too-many-pixels',
  (image: string, width: number, height: number, most: number) => ({
    message: `The picture ${quoted(image)} has ${width} × ${height} pixels. A picture may have at most ${most / 1_000_000} million.`,
    help: 'Save it 3000 pixels wide: that is enough for any screen.',
  }),
)

export const about: About = {
  what: 'The picture is far larger than any screen.',
  why: 'To show it, a phone needs memory for all its pixels. The build needs a lot of time.',
  examples: [
    {
      in: 'words',
      wrong: 'a scan of 60000 × 60000 pixels',
      right: 'the same, saved 3000 pixels wide',
    },
    {
      in: 'words',
      wrong: 'a panorama that is 40000 pixels wide',
      right: 'the same, saved 3000 pixels wide',
    },
  ],
}
