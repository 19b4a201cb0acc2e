import { type About, error } from '../message.ts'

export const dropdownWithHref = error('dropdown-with-href', (href: string, isInside: boolean) => ({
  message: `This entry of the menu has \`links\` and \`href\`. It would only open its links, and not lead to \`${href}\`.`,
  help: isInside
    ? 'Delete this line: one of the links leads there, too.'
    : `To lead there, make it the first link: move the line below \`links:\`, as \`- href: ${href}\`. If it is an entry of its own, write this dash here.`,
}))

export const about: About = {
  what: 'An entry of the menu is a dropdown and a link at the same time. Often the dash of a new entry is missing.',
  why: 'The menu would not lead to the page of `href`.',
  examples: [
    {
      in: 'site',
      wrong: `
        header:
          - title: Talent
            links:
              - href: /fees
            href: /
      `,
      right: `
        header:
          - title: Talent
            links:
              - href: /fees
          - href: /
      `,
    },
    {
      in: 'site',
      wrong: `
        header:
          - title: Fees
            href: /fees
            links:
              - href: /
      `,
      right: `
        header:
          - title: Fees
            links:
              - href: /fees
              - href: /
      `,
    },
  ],
}
