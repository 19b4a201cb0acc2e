import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `kind` is what the address leads to: a page or a file. */
export const ownAddress = warning('own-address', (address: string, path: string, kind = 'page') => ({
  message: `${quoted(address)} is a ${kind} of this site, but it is written as an outside address.`,
  help: `Write \`${path}\`. Then it opens in the same tab, and Ukurasa checks it.`,
}))

export const about: About = {
  what: 'A link to a page of this site, or to a file in public/, uses the full address of the site.',
  why: 'The site may move to another address, and previews have a different one. An address such as /fees works everywhere, and Ukurasa checks it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: What it costs
          href: https://example.org/fees
      `,
      right: `
        - type: ctaButton
          title: What it costs
          href: /fees
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees](https://example.org/fees).
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
  ],
}
