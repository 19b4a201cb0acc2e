import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const anchorReserved = error('anchor-reserved', (anchor: string) => ({
  message: `Every page already has a place ${quoted(anchor)}.`,
  help: 'Write another name here, and in the links to it.',
}))

export const about: About = {
  what: 'A block uses an `anchor` that every page already has, such as `top`.',
  why: 'Links to this name would lead to another place on the page.',
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
