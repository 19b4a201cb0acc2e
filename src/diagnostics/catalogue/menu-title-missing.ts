import { type About, error } from '../finding.ts'

export const menuTitleMissing = error('menu-title-missing', () => ({
  message: 'A dropdown of the menu needs a `title`.',
  help: 'Add `title: …`.',
}))

export const about: About = {
  what: 'An entry of the menu that opens a list of links has no words.',
  why: 'Visitors would see an arrow alone.',
  examples: [
    {
      in: 'site',
      wrong: `
        header:
          - links:
              - href: /fees
      `,
      right: `
        header:
          - title: Admissions
            links:
              - href: /fees
      `,
    },
    {
      in: 'site',
      wrong: `
        header:
          - href: /
          - links:
              - href: /fees
              - href: /
      `,
      right: `
        header:
          - href: /
          - title: All pages
            links:
              - href: /fees
              - href: /
      `,
    },
  ],
}
