import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const anchorReserved = error('anchor-reserved', (anchor: string) => ({
  message: `Every page has a place ${quoted(anchor)} of its own.`,
  help: 'Choose another name.',
}))

export const about: About = {
  what: 'A block wants an `anchor` that every page has already, such as `top`.',
  why: 'Links to it lead to another place.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: top
          text: Our best boys.
      `,
      right: `
        - type: richText
          anchor: best
          text: Our best boys.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          anchor: main
          text: Our main hall.
      `,
      right: `
        - type: richText
          anchor: main-hall
          text: Our main hall.
      `,
    },
  ],
}
