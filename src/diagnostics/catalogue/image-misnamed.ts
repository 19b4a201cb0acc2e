import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageMisnamed = error('image-misnamed', (image: string, kind: string, right: string) => ({
  message: `${quoted(image)} is a picture in the format ${kind}, but its name does not say so.`,
  help: `Rename the file, and write \`image: ${right}\` here.`,
}))

export const about: About = {
  what: 'The ending of the file names another format than the picture has.',
  why: 'Servers use the ending to tell browsers the format. If it is wrong, some browsers do not show the picture.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.png that is a JPEG',
      right: 'the same file, called choir.jpg',
    },
    {
      in: 'words',
      wrong: 'plan.svg that is a PNG',
      right: 'the same file, called plan.png',
    },
  ],
}
