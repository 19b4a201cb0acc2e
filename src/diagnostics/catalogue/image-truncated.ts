import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageTruncated = error('image-truncated', (image: string) => ({
  message: `The end of the picture ${quoted(image)} is missing.`,
  help: 'Copy the whole file again.',
}))

export const about: About = {
  what: 'The end of a picture is missing.',
  why: 'Its lower part would be grey, or browsers would not show it at all.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.jpg after a copy that was interrupted',
      right: 'choir.jpg, copied again',
    },
    {
      in: 'words',
      wrong: 'an attachment that was only loaded in part',
      right: 'the whole attachment',
    },
  ],
}
