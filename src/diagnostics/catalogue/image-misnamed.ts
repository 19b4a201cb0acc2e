import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageMisnamed = error('image-misnamed', (image: string, kind: string, right: string) => ({
  message: `${quoted(image)} holds a picture of the kind ${kind}, which its name does not say.`,
  help: `Rename the file, and write \`image: ${right}\` here.`,
}))

export const about: About = {
  what: 'The file holds another kind of picture than its ending says.',
  why: 'Servers tell browsers the kind by the ending, and some browsers then refuse to show it.',
  examples: [
    {
      in: 'words',
      wrong: 'choir.png that holds a JPEG',
      right: 'the same file, called choir.jpg',
    },
    {
      in: 'words',
      wrong: 'plan.svg that holds a PNG',
      right: 'the same file, called plan.png',
    },
  ],
}
