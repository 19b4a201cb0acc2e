import { type About, error } from '../message.ts'
import { type Ends, type Owner, quoted, textOf } from '../wording.ts'

/** `meant` is a value that no page shows as it is, in straight quotes. */
export const smartQuotes = error(
  'smart-quotes',
  (owner: Owner, { opening, closing }: Ends, meant?: string) => ({
    message: `${textOf(owner)} is between ${opening} and ${closing}. YAML only knows straight quotes.`,
    help: `Write the straight quotes of the keyboard: ${meant === undefined ? `"…". To keep ${opening} and ${closing}, put straight quotes around them: \`"“…”"\`.` : `${quoted(meant, 90)}.`}`,
  }),
)

export const about: About = {
  what: 'A text that needs quotes is between curly ones, or its first quote is straight and its last one curly. Or a number, a date or a link is between such quotes.',
  why: 'Word processors and phones turn straight quotes into curly ones. YAML reads those as ordinary letters.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: “Fees: grade 4”
          text: What a year costs.
      `,
      right: `
        - type: richText
          title: "Fees: grade 4"
          text: What a year costs.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: "How the choir works”
          text: Boys of all grades sing together.
      `,
      right: `
        - type: richText
          title: "How the choir works"
          text: Boys of all grades sing together.
      `,
    },
  ],
}
