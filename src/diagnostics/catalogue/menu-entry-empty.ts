import { type About, error } from '../finding.ts'

export const menuEntryEmpty = error('menu-entry-empty', () => ({
  message: 'This entry of the menu has neither `href` nor `links`.',
  help: 'Add `href: /page`, or `links:` with the entries of the dropdown and a `title`.',
}))

export const about: About = {
  what: 'An entry of the menu leads nowhere and opens nothing.',
  why: 'Visitors would click it in vain.',
  examples: [
    {
      in: 'site',
      wrong: `
        header:
          - title: Home
            href: /
          - title: Talent
      `,
      right: `
        header:
          - title: Home
            href: /
          - title: Talent
            links:
              - href: /fees
      `,
    },
    {
      in: 'site',
      wrong: `
        header:
          - title: Fees
      `,
      right: `
        header:
          - title: Fees
            href: /fees
      `,
    },
  ],
}
