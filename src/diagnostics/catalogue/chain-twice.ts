import { type About, warning } from '../message.ts'
import { firstOf, quoted } from '../wording.ts'

/** `others` are further pages that the chain has twice. */
export const chainTwice = warning(
  'chain-twice',
  (name: string, href: string, line: number, others: readonly string[]) => ({
    message: `The chain ${quoted(name)} already has ${quoted(href)}, in line ${line}.`,
    help: `Write the page that belongs here, or delete one of the two entries.${others.length > 0 ? ` It also has ${firstOf(others)} twice. If another chain begins here, its name is missing.` : ''}`,
  }),
)

export const about: About = {
  what: 'A chain has the same page twice.',
  why: 'The links to the next page would lead visitors in a circle. Often the author means another page in one of the two places.',
  examples: [
    {
      in: 'site',
      wrong: `
        chains:
          talent:
            - href: /
            - href: /
      `,
      right: `
        chains:
          talent:
            - href: /
      `,
    },
    {
      in: 'words',
      wrong: 'a chain that ends with the page it begins with',
      right: 'a chain that ends with its last page, or with a page of another chain',
    },
  ],
}
