import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notAColour = error('not-a-colour', (...refused: Refused) =>
  cannotBe(refused, 'a colour', 'Write six digits from 0 to f, in quotes because of the `#`: "#1f4e8c".'),
)

export const about: About = {
  what: 'A colour in `theme:` of site.yaml is not written as six digits.',
  why: 'Names of colours mean different colours to different people. Every drawing program shows the six digits of a colour.',
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
