import { only } from '../certain.ts'
import { type About, error } from '../message.ts'
import { allNearest, ask, FEW, isNear, noPage, perhapsRenamed, quoted } from '../wording.ts'

type Link = {
  /** The page that has `likely` as an alias. */
  readonly page?: string | undefined
  /** What the addresses of its language begin with: `/sw`. */
  readonly prefix?: string
}

/** `likely` is what the author may have meant, for better reasons than its letters. */
export const brokenLink = error(
  'broken-link',
  (
    route: string,
    routes: readonly string[],
    likely?: string | readonly string[],
    { page, prefix = '' }: Link = {},
  ) => {
    const better = [likely ?? renamed(route, routes) ?? []].flat()
    const found = better.length > 0 ? better : allNearest(route, routes)
    const isUnsure = better.length === 0 && !isNear(route, found[0])
    const vague = found.length === 0 ? noPage(route, prefix) : isUnsure ? perhapsRenamed(route, prefix) : ''
    const ofPage =
      page === undefined
        ? ''
        : ` That is an alias of ${quoted(page)}. If the alias is wrong, correct it there.`
    return {
      message: `There is no page ${quoted(route)}.`,
      subject: route,
      help: found.length > 0 ? ask(found, FEW).help + ofPage + vague : vague,
      advice: {
        ...(found.length > 0 && { guesses: found }),
        ...(vague && { vague }),
        ...(page !== undefined && { is: 'an alias' }),
        ...(prefix && { prefix }),
      },
    }
  },
)

/** The home page, or the only page with the same word at the end of its address: `/our-choir` or `/life/choir` for `/choir`. */
function renamed(route: string, routes: readonly string[]): string | undefined {
  if (/^\/(?:home|start)\b/i.test(route)) return '/'
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
