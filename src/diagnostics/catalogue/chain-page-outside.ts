import { type About, error } from '../finding.ts'

export const chainPageOutside = error('chain-page-outside', () => ({
  message: 'A chain is made of pages of this site.',
  help: 'Write the path of a page: /fees.',
}))

export const about: About = {
  what: 'A chain holds an address that is no page of this site.',
  why: 'A chain leads from page to page; from an outside address there is no way on.',
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
