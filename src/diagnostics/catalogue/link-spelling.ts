import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const linkSpelling = note('link-spelling', (path: string, route: string) => ({
  message: `The link ${quoted(path)} leads to a page with the address ${quoted(route)}.`,
  subject: path,
  help: `Write \`${route}\`. Each page then has only one address.`,
}))

export const about: About = {
  what: 'A link leads to a page, but it is not spelt like the address of the page. It differs in capital letters, or ends with `/`. If all links to the page have small letters, write the name of its file in small letters, too.',
  why: 'The link works, because the build corrects its address. But if you spell an address the same way everywhere, you find all links to a page when you search your files.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: What it costs
          href: /Fees
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
        - type: ctaButton
          title: What it costs
          href: /fees/
      `,
      right: `
        - type: ctaButton
          title: What it costs
          href: /fees
      `,
    },
  ],
}
