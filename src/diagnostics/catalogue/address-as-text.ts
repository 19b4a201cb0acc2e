import { type About, warning } from '../message.ts'
import { inField, quoted } from '../wording.ts'

/** Without `meant`, the address needs words: it is a name of site.yaml. */
export const addressAsText = warning('address-as-text', (field: string, written: string, meant?: string) => ({
  message: `${inField(written, field)} does not become a link.`,
  help: `Write ${meant === undefined ? '' : `${quoted(meant)}, or `}a link with words of your own: ${quoted(`[${written.startsWith('/') ? 'this page' : 'the website'}](${meant ?? written})`, 80)}.`,
}))

export const about: About = {
  what: 'A text names an address, but not as a link. Write `[words](address)`. Only an address that starts with `https://` becomes a link by itself.',
  why: 'The page shows the address as plain words. Nobody can click on it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read the rules on www.example.org.
      `,
      right: `
        - type: richText
          text: Read the rules on https://www.example.org.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The rules are at http://rules.example/club.
      `,
      right: `
        - type: richText
          text: Read [the rules](https://rules.example/club).
      `,
    },
  ],
}
