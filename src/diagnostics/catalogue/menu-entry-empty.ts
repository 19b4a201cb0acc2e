import { type About, error } from '../message.ts'

export const menuEntryEmpty = error('menu-entry-empty', (isTorn: boolean) => ({
  message: 'This entry of the menu has neither `href` nor `links`.',
  help: isTorn
    ? 'The line below belongs to it. Replace its dash with a space.'
    : 'Add `href: /page`. For a dropdown, add `links:` with its entries and a `title`.',
}))

export const about: About = {
  what: 'An entry of the menu leads nowhere and opens nothing.',
  why: 'Visitors would click it and nothing would happen.',
  examples: [
    {
      in: 'site',
      wrong: `
        header:
          - title: Home
            href: /
          - title: Admissions
      `,
      right: `
        header:
          - title: Home
            href: /
          - title: Admissions
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
