import { type About, error } from '../message.ts'

export const menuTitleMissing = error('menu-title-missing', () => ({
  message: 'A dropdown of the menu needs a `title`.',
  help: 'Add `title: …`.',
}))

export const about: About = {
  what: 'An entry of the menu opens a list of links, but it has no words.',
  why: 'Visitors would only see an arrow.',
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
