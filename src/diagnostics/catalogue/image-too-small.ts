import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageTooSmall = warning('image-too-small', (image: string, width: number, least: number) => ({
  message: `The picture ${quoted(image)} is ${width} pixels wide; here it looks blurred below ${least}.`,
  help: `Use one that is ${least} pixels wide or wider.`,
}))

export const about: About = {
  what: 'The picture has fewer pixels than the place on the page that shows it.',
  why: 'It looks blurred there.',
  examples: [
    {
      in: 'words',
      wrong: 'a photograph of 300 pixels across in a hero',
      right: 'the same from the camera, 1600 pixels across or more',
    },
    {
      in: 'words',
      wrong: 'a picture copied from a chat',
      right: 'the picture that was taken, asked for by e-mail',
    },
  ],
}
