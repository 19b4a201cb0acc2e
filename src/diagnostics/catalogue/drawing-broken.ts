import { type About, error } from '../message.ts'
import { quoted, short } from '../wording.ts'

export const drawingBroken = error('drawing-broken', (image: string, reason: string, line: number) => ({
  message: `The drawing ${quoted(image)} is damaged in line ${line} of its file: ${short(reason)}.`,
  help: 'Open it in a drawing program, and export it again as plain SVG.',
}))

export const about: About = {
  what: 'The file of a drawing (SVG) is damaged.',
  why: 'Browsers show an error, or nothing at all.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing whose last line `</svg>` is missing',
      right: 'the drawing, exported again as plain SVG',
    },
    {
      in: 'words',
      wrong: 'a drawing that was changed by hand, with an element that is not closed',
      right: 'the drawing with the element closed',
    },
  ],
}
