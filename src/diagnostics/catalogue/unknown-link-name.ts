import { type About, error } from '../finding.ts'
import { didYouMean, quoted } from '../wording.ts'

export const unknownLinkName = error('unknown-link-name', (name: string, names: readonly string[]) => ({
  message: `site.yaml names no link ${quoted(name)}.`,
  help: didYouMean(name, names, 'The named links are'),
}))

export const about: About = {
  what: 'A link begins with `link:`, and site.yaml has no outside link of that name.',
  why: 'Outside addresses stand once, in site.yaml, so that they are changed in one place.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Apply
          href: link:portals
      `,
      right: `
        - type: ctaButton
          title: Apply
          href: link:portal
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Apply [in the portal](link:Portal).
      `,
      right: `
        - type: richText
          text: Apply [in the portal](link:portal).
      `,
    },
  ],
}
