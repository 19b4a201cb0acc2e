import { only } from '../certain.ts'
import { type About, error } from '../finding.ts'
import { meant, quoted } from '../wording.ts'

/** `near` is the address that the author meant, if it is certain. */
export const brokenLink = error('broken-link', (route: string, routes: readonly string[], near?: string) => {
  return {
    message: `There is no page ${quoted(route)}.`,
    subject: route,
    help: meant(route, routes, near ?? renamed(route, routes)),
  }
})

/** The only page with the same word at the end of its address: `/our-choir` or `/life/choir` for `/choir`. */
function renamed(route: string, routes: readonly string[]): string | undefined {
  const wordsOf = (path: string) => path.toLowerCase().replace(/^.*\//, '').split(/[-_.]/)
  const own = wordsOf(route)
  return only(routes, (each) => {
    const words = wordsOf(each)
    return (
      own.every((word) => words.includes(word)) ||
      (words[0] !== '' && words.every((word) => own.includes(word)))
    )
  })
}

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
