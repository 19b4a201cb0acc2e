import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const imageMoves = error('image-moves', (image: string) => ({
  message: `The picture ${quoted(image)} moves. This site only shows pictures that stand still.`,
  help: 'Save one still picture from it as JPEG or PNG, and write its name here.',
}))

export const about: About = {
  what: 'The picture is an animation.',
  why: 'Movement next to a text keeps people from reading, and makes some people ill. It also costs a lot of data. A visitor could not stop it.',
  examples: [
    {
      in: 'words',
      wrong: 'run.gif, an animation',
      right: 'run.jpg, a photograph that does not move',
    },
    {
      in: 'words',
      wrong: 'an animated WebP file',
      right: 'one still picture from it, saved as JPEG',
    },
  ],
}
