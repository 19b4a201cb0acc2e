import { type About, error } from '../finding.ts'
import type { Owner } from '../wording.ts'

export const textAfterQuote = error('text-after-quote', (quote: string, owner?: Owner) => ({
  message: `The text in quotes ${owner === undefined ? '' : `of ${owner} `}ends before this place, but the line goes on.`,
  help:
    quote === '"'
      ? 'Put the whole text in quotes. Inside "double quotes" a quote is written \\".'
      : 'Put the whole text in quotes: in "double quotes" if it has an apostrophe, as in "It\'s here".',
}))

export const about: About = {
  what: 'A text in quotes ends, but the line goes on. Mostly an apostrophe ended a text in single quotes.',
  why: 'What stands after the second quote belongs to nothing.',
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
