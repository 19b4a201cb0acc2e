import { type About, error } from '../finding.ts'
import { quoted, short } from '../wording.ts'

export const drawingUnsafe = error('drawing-unsafe', (image: string, what: string, line: number) => ({
  message: `The drawing ${quoted(image)} ${short(what)} in its line ${line}, which pictures may not.`,
  help: 'Export it anew as plain SVG with shapes only; save what is a photograph as JPEG.',
}))

export const about: About = {
  what: 'A drawing (SVG) holds what pictures may not: a script, a link, styles, or a photograph.',
  why: 'A drawing is a small program to a browser. One that acts could harm visitors, and a photograph in it cannot be made smaller for phones.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing with `onload` or `<script>`',
      right: 'the same, exported as plain SVG with shapes only',
    },
    {
      in: 'words',
      wrong: 'a drawing into which a photograph was pasted',
      right: 'the photograph as JPEG, named by `image:`',
    },
  ],
}
