import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageTruncated = error('image-truncated', (image: string) => ({
  message: `The end of the picture ${quoted(image)} is missing.`,
  help: 'Copy the whole file anew.',
}))

export const about: About = {
  what: 'The end of a picture is missing.',
  why: 'It would be grey in its lower part, or not be shown at all.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.jpg after a copy that was interrupted',
      right: 'choir.jpg, copied anew',
    },
    {
      in: 'words',
      wrong: 'an attachment that was loaded in part',
      right: 'the whole attachment',
    },
  ],
}
