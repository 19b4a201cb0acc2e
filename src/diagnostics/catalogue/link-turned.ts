import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const linkTurned = warning('link-turned', (owner: string, written: string, meant: string) => ({
  message: `${quoted(written)} in ${owner} does not become a link. The page would show it.`,
  help: `Write the words in [ ] and the address in ( ): ${quoted(meant)}.`,
}))

export const about: About = {
  what: 'In a text, the brackets of a link are in the wrong places.',
  why: 'Only `[words](/page)` becomes a link. Visitors would see the brackets and the address.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about (the fees)[/fees].
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees][/fees].
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
  ],
}
