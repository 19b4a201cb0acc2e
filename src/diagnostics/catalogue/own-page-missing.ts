import { type About, warning } from '../message.ts'
import { allNearest, ask, FEW, quoted } from '../wording.ts'

/** `routes` are the pages of the site. */
export const ownPageMissing = warning(
  'own-page-missing',
  (address: string, path: string, routes: readonly string[]) => {
    const near = allNearest(path, routes)
    const help =
      near.length > 0
        ? ask(near, FEW).help
        : 'Write the address of the page that is meant, or delete the link.'
    return {
      message: `${quoted(address)} leads to this site, but the site has no page ${quoted(path)}.`,
      help: `${help} If another system, such as a shop, answers there, give it a name below \`links:\` in site.yaml, and write \`link:NAME\` here.`,
    }
  },
)

export const about: About = {
  what: 'A link has the full address of this site, and the site has no such page.',
  why: 'The page may have had this address in the past. Visitors would see "page not found".',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: What it costs
          href: https://example.org/prices-of-last-year
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
          text: Read [what it costs](https://www.example.org/prices-in-2019).
      `,
      right: `
        - type: richText
          text: Read [what it costs](/fees).
      `,
    },
  ],
}
