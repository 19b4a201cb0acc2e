import { type About, error } from '../message.ts'

export const chainPageOutside = error('chain-page-outside', () => ({
  message: 'A chain can only have pages of this site.',
  help: 'Write the address of a page: /fees. Another site goes into a `ctaButton` on the last page.',
}))

export const about: About = {
  what: 'A chain has an address that is not a page of this site.',
  why: 'A chain leads from page to page. From an outside address, visitors could not go on.',
  examples: [
    {
      in: 'site',
      wrong: `
        chains:
          tour:
            - href: /
            - title: The portal
              href: link:portal
      `,
      right: `
        chains:
          tour:
            - href: /
            - href: /fees
      `,
    },
    {
      in: 'site',
      wrong: `
        chains:
          tour:
            - href: /fees
            - title: Elsewhere
              href: https://example.net/
      `,
      right: `
        chains:
          tour:
            - href: /fees
            - href: /
      `,
    },
  ],
}
