import { type About, error } from '../finding.ts'
import { quoted, short } from '../wording.ts'

export const drawingBroken = error('drawing-broken', (image: string, reason: string, line: number) => ({
  message: `The drawing ${quoted(image)} is damaged in its line ${line}: ${short(reason)}.`,
  help: 'Open it in a drawing program, and export it anew as plain SVG.',
}))

export const about: About = {
  what: 'The file of a drawing (SVG) is damaged.',
  why: 'Browsers show nothing, or an error, instead of it.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing whose last line `</svg>` is missing',
      right: 'the drawing, exported anew as plain SVG',
    },
    {
      in: 'words',
      wrong: 'a drawing that was changed by hand, with an element that is not closed',
      right: 'the element closed',
    },
  ],
}
