import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const drawingWithoutSize = error('drawing-without-size', (image: string) => ({
  message: `The drawing ${quoted(image)} does not say how large it is.`,
  help: 'Export it again as plain SVG, with a `viewBox`, or with `width` and `height`.',
}))

export const about: About = {
  what: 'A drawing (SVG) does not say how large it is. Export the drawing again from the drawing program, with its size.',
  why: 'The browser does not know how much space the drawing needs, so the text jumps when the drawing appears.',
  examples: [
    {
      in: 'words',
      wrong: 'a drawing that was exported without its size',
      right: 'the same drawing, exported again with its size',
    },
    {
      in: 'words',
      wrong: 'a file that starts with `<svg xmlns="http://www.w3.org/2000/svg">`',
      right: 'the same with a `viewBox`: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">`',
    },
  ],
}
