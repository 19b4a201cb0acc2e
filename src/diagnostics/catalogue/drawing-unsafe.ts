import { type About, error } from '../message.ts'
import { quoted, short } from '../wording.ts'

export const drawingUnsafe = error('drawing-unsafe', (image: string, what: string, line: number) => ({
  message: `The drawing ${quoted(image)} ${short(what)} in line ${line} of its file. This is not allowed.`,
  help: 'Export it again as plain SVG with shapes only. Save a photograph as JPEG.',
}))

export const about: About = {
  what: 'A drawing (SVG) has something in it that it must not have, such as a script (a small program), a link, a photograph or something from another website.',
  why: 'A script in a drawing could harm visitors. A photograph in a drawing cannot be made smaller for phones.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing with a script in it (`<script>` or `onload`)',
      right: 'the same drawing, exported as plain SVG with shapes only',
    },
    {
      in: 'words',
      wrong: 'a drawing with a photograph pasted into it',
      right: 'the photograph as a JPEG file, with the name of this file after `image:`',
    },
  ],
}
