import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAColour = error('not-a-colour', (...refused: Refused) =>
  cannotBe(refused, 'a colour', 'Write `#` and six digits or letters from a to f in quotes: "#1f4e8c".'),
)

export const about: About = {
  what: 'A colour in `theme:` of site.yaml is not written as `#` with six digits or letters from a to f.',
  why: 'Names of colours mean different colours to different people. Every drawing program shows these six signs.',
  examples: [
    {
      in: 'site',
      wrong: `
        theme:
          brand: dark blue
      `,
      right: `
        theme:
          brand: "#1f4e8c"
      `,
    },
    {
      in: 'site',
      wrong: `
        theme:
          accent: "#a33"
      `,
      right: `
        theme:
          accent: "#aa3333"
      `,
    },
  ],
}
