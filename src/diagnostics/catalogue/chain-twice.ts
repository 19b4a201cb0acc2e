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
  why: 'The links to the next page would lead visitors in a circle. Often one of the two should be another page.',
  examples: [
    {
      in: 'site',
      wrong: `
        chains:
          talent:
            - href: /
            - href: /fees
            - href: /
      `,
      right: `
        chains:
          talent:
            - href: /
            - href: /fees
      `,
    },
    {
      in: 'words',
      wrong: 'a chain of clubs with `/chess` twice, and without `/choir`',
      right: 'the same chain with `/chess` and `/choir`',
    },
  ],
}
