import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const colourContrast = error(
  'colour-contrast',
  (written: string, ratio: number, background: 'light' | 'dark', nearest: string) => ({
    message: `Many people cannot read words in ${quoted(written)} on a ${background} page: the contrast is ${ratio.toFixed(1)} to 1, and must be 4.5 to 1.`,
    help: `The nearest colour that is ${background === 'light' ? 'dark' : 'light'} enough is "${nearest}".`,
  }),
)

export const about: About = {
  what: 'A colour of `theme:` in site.yaml is too light to read on a light background. Or a colour below `dark:` is too dark to read on a dark background.',
  why: 'Links and other words have this colour. Older people, and everybody who reads in the sun, need a strong contrast. The message names the nearest colour that has it.',
  examples: [
    {
      in: 'site',
      wrong: `
        theme:
          brand: "#e9b44c"
      `,
      right: `
        theme:
          brand: "#87682c"
      `,
    },
    {
      in: 'site',
      wrong: `
        theme:
          dark:
            accent: "#7a1f0c"
      `,
      right: `
        theme:
          dark:
            accent: "#eb9a7f"
      `,
    },
  ],
}
