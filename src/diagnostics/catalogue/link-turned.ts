import { type About, warning } from '../message.ts'
import { inField, quoted } from '../wording.ts'

export const linkTurned = warning('link-turned', (field: string, written: string, meant: string) => ({
  message: `${inField(written, field)} does not become a link. The page would show it.`,
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
