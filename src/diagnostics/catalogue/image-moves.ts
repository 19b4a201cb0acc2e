import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const imageMoves = error('image-moves', (image: string) => ({
  message: `The picture ${quoted(image)} moves; pictures of this site stand still.`,
  help: 'Save the one frame that you want to show as JPEG or PNG, and write its name here.',
}))

export const about: About = {
  what: 'The picture is an animation.',
  why: 'What moves beside a text keeps people from reading, some it makes ill, and it costs much data. A visitor could not stop it.',
  examples: [
    {
      in: 'words',
      wrong: 'run.gif, an animation',
      right: 'run.jpg, the one frame that shows best what it is about',
    },
    {
      in: 'words',
      wrong: 'an animated WebP file',
      right: 'one frame of it as JPEG',
    },
  ],
}
