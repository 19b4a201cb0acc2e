import { type About, error } from '../finding.ts'
import { isNone, quoted } from '../wording.ts'

export const addressRefused = error('address-refused', (address: string, meantAddress?: string) => ({
  message: isNone(address)
    ? 'This link has no address.'
    : `${quoted(address)} is not an address that a link may have.`,
  help:
    meantAddress === undefined
      ? 'Write /page, #anchor, link:name, https://…, mailto:… or tel:….'
      : `Did you mean \`${meantAddress}\`?`,
}))

export const about: About = {
  what: 'An address is none that a link may have.',
  why: 'Addresses without `https://` or `/` at their beginning lead to another place on every page, plain http can be changed on its way, and an address that runs a script could harm visitors.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - title: The portal
              href: www.example.org
      `,
      right: `
        - type: linkList
          links:
            - title: The portal
              href: https://www.example.org
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Write to us
          href: office@example.org
      `,
      right: `
        - type: ctaButton
          title: Write to us
          href: mailto:office@example.org
      `,
    },
  ],
}
