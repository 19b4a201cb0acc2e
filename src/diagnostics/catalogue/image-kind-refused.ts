import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageKindRefused = error('image-kind-refused', (image: string, kind: string) => ({
  message: `${quoted(image)} has the format ${kind}, which this site does not show.`,
  help: 'Open it in an image program, and save it again as JPEG or PNG.',
}))

export const about: About = {
  what: 'The file is a picture in a format that this site does not show, such as HEIC or TIFF.',
  why: 'Most browsers cannot show it.',
  examples: [
    {
      in: 'words',
      wrong: 'a HEIC file from a phone, renamed to choir.jpg',
      right: 'the photograph, saved as JPEG',
    },
    {
      in: 'words',
      wrong: 'a TIFF file from a scanner, renamed to plan.png',
      right: 'the plan, saved as PNG',
    },
  ],
}
