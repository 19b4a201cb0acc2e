import { type About, error } from '../message.ts'
import { quoted, short } from '../wording.ts'

export const drawingUnsafe = error('drawing-unsafe', (image: string, what: string, line: number) => ({
  message: `The drawing ${quoted(image)} ${short(what)} in line ${line} of its file. This is not allowed.`,
  help: 'Export it again as plain SVG with shapes only. Save a photograph as JPEG.',
}))

export const about: About = {
  what: 'A drawing (SVG) has something in it that pictures must not have: a small program (a script), a link, styles or a photograph.',
  why: 'For a browser, a drawing is a small program. A drawing that does things could harm visitors. A photograph in a drawing cannot be made smaller for phones.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing with `onload` or `<script>`',
      right: 'the same drawing, exported as plain SVG with shapes only',
    },
    {
      in: 'words',
      wrong: 'a drawing with a photograph pasted into it',
      right: 'the photograph as JPEG, named by `image:`',
    },
  ],
}
