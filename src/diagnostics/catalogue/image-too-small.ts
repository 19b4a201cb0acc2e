import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageTooSmall = warning('image-too-small', (image: string, width: number, least: number) => ({
  message: `The picture ${quoted(image)} is ${width} pixels wide. In this place, it looks blurred.`,
  help: `Use a picture that is at least ${least} pixels wide.`,
}))

export const about: About = {
  what: 'The picture has fewer pixels than its place on the page needs.',
  why: 'It looks blurred there.',
  examples: [
    {
      in: 'words',
      wrong: 'a photograph that is 300 pixels wide, in a hero',
      right: 'the same from the camera, 1600 pixels wide or more',
    },
    {
      in: 'words',
      wrong: 'a picture copied from a chat',
      right: 'the original picture, sent by e-mail',
    },
  ],
}
