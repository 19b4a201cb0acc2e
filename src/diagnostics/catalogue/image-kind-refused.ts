import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageKindRefused = error('image-kind-refused', (image: string, kind: string) => ({
  message: `${quoted(image)} is a file of the kind ${kind}, which is not shown as a photograph.`,
  help: 'Open it in an image program, and save it anew as JPEG or PNG.',
}))

export const about: About = {
  what: 'The file holds a picture of a kind that is not shown as a photograph, such as HEIC or TIFF.',
  why: 'Most browsers cannot show it.',
  examples: [
    {
      in: 'words',
      wrong: 'a HEIC file of a phone, renamed to choir.jpg',
      right: 'the photograph, saved as JPEG',
    },
    {
      in: 'words',
      wrong: 'a TIFF file of a scanner, renamed to plan.png',
      right: 'the plan, saved as PNG',
    },
  ],
}
