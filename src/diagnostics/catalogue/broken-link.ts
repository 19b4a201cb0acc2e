import { type About, error } from '../finding.ts'
import { meant, quoted } from '../wording.ts'

/** `near` is the address that the author meant, if it is certain. */
export const brokenLink = error('broken-link', (route: string, routes: readonly string[], near?: string) => ({
  message: `There is no page ${quoted(route)}.`,
  help: near === undefined ? meant(route, routes, 'Some pages are') : `Did you mean \`${near}\`?`,
}))

export const about: About = {
  what: 'A link leads to a page that the site does not have.',
  why: 'Visitors would see "page not found". Usually the page was renamed, or there is a typing mistake.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - href: /fee
      `,
      right: `
        - type: linkList
          links:
            - href: /fees
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees](/feees).
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
  ],
}
