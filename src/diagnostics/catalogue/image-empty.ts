import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageEmpty = error('image-empty', (image: string) => ({
  message: `The file of the picture ${quoted(image)} is empty.`,
  help: 'Copy it anew.',
}))

export const about: About = {
  what: 'The file of a picture has no content.',
  why: 'Copying it was interrupted; the page would show a hole.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.jpg of 0 KB',
      right: 'choir.jpg, copied anew from the camera',
    },
    {
      in: 'words',
      wrong: 'a download that was stopped at once',
      right: 'the finished download',
    },
  ],
}
