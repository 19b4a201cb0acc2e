import { type About, note } from '../finding.ts'
import { quoted } from '../wording.ts'

export const linkSpelling = note('link-spelling', (path: string, route: string) => ({
  message: `The link ${quoted(path)} leads to the page that is spelt ${quoted(route)}.`,
  help: `Write \`${route}\`: one page, one address.`,
}))

export const about: About = {
  what: 'A link leads to a page, but is spelt in another way than its address: with other capital letters, or a `/` at the end.',
  why: "The link works, as it is written out in the page's own spelling. Written so in the first place, it can be found by searching for it.",
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
