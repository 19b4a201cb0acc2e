import { type About, error } from '../message.ts'
import { type Owner, textOf } from '../wording.ts'

export const textAfterQuote = error(
  'text-after-quote',
  (quote: string, owner?: Owner, what?: keyof typeof AFTER) => ({
    message: `${textOf(owner)} is in ${what === 'apostrophe' ? 'single quotes, and its apostrophe ends them' : 'quotes, which end too early'}.`,
    help: what === undefined ? (quote === '"' ? IN_DOUBLE : IN_SINGLE) : AFTER[what],
  }),
)

const IN_DOUBLE = 'Put the whole text in quotes. Inside "double quotes", write a quote as \\".'
const IN_SINGLE = 'Put the whole text in "double quotes".'
const AFTER = {
  apostrophe: 'Put the text in "double quotes", as in "It\'s here". They may have apostrophes in them.',
  comma: 'Delete the comma, also at the end of other lines.',
  semicolon: 'Delete the semicolon, also at the end of other lines.',
  mark: 'The mark `!todo` goes before its value.',
}

export const about: About = {
  what: 'A text in quotes ends, but the line continues. Usually an apostrophe has ended a text in single quotes.',
  why: 'YAML does not know what the words after the second quote belong to.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: 'The choir's home'
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: "The choir's home"
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: "The "best" choir"
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: The "best" choir
          text: Every boy may sing.
      `,
    },
  ],
}
