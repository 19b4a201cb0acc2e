import { type About, error } from '../message.ts'

/** `where` the line seems to belong. `isUntitled`: the line with the title of the dropdown is not there. */
export const dropdownWithHref = error(
  'dropdown-with-href',
  (href: string, where: 'inside' | 'here' | 'below' | 'above', isUntitled: boolean) => ({
    message: `This entry of the menu has \`links\` and \`href\`. It would only open its links, and not lead to \`${href}\`.`,
    help: isUntitled
      ? `The line \`- title: …\` of the dropdown ${where === 'above' ? 'is above this line: swap the two lines' : 'seems to be missing above `links:`'}.`
      : {
          inside: 'Delete this line: one of the links leads there, too.',
          here: `If this line is an entry of its own, write \`- href: ${href}\` here. If not, make it the first entry below \`links:\`.`,
          below: beside(where),
          above: beside(where),
        }[where],
  }),
)

const beside = (where: string) =>
  `It seems to belong to the entry ${where} it, which leads nowhere: move this line there.`

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
