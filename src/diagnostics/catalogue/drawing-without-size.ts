import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const drawingWithoutSize = error('drawing-without-size', (image: string) => ({
  message: `The drawing ${quoted(image)} does not say how large it is.`,
  help: 'Export it again as plain SVG, with a `viewBox`, or with `width` and `height`.',
}))

export const about: About = {
  what: 'A drawing (SVG) does not say how large it is: it has neither a size nor a `viewBox`. The program that it comes from can export it again with its size.',
  why: 'The browser does not know how much space the drawing needs, so the page jumps when it appears.',
  examples: [
    {
      in: 'words',
      wrong: '`<svg xmlns="http://www.w3.org/2000/svg">`',
      right: '`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">`',
    },
    {
      in: 'words',
      wrong: 'a drawing that has its size in a style',
      right: 'the same with `width` and `height`',
    },
  ],
}
