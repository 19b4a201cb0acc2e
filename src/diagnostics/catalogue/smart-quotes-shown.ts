import { type About, warning } from '../message.ts'
import { type Ends, quoted } from '../wording.ts'

/** `meant` is the text in straight quotes, if it needs them. */
export const smartQuotesShown = warning(
  'smart-quotes-shown',
  (field: string, { opening, closing }: Ends, meant?: string) => ({
    message: `The text in \`${field}\` is between ${opening} and ${closing}. The page would show them.`,
    help: `${meant === undefined ? 'Delete them.' : `This text needs straight quotes: ${quoted(meant, 90)}.`} To keep ${opening} and ${closing}, put straight quotes around them: \`"“…”"\`.`,
  }),
)

export const about: About = {
  what: 'A text is between curly quotes, as word processors and phones make them.',
  why: 'YAML reads such quotes as letters, so the page shows them. If you want to show them, put straight quotes around them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: “How the choir works”
          text: Boys of all grades sing together.
      `,
      right: `
        - type: richText
          title: "How the choir works"
          text: Boys of all grades sing together.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: „Life in abundance“
          text: That is the motto.
      `,
      right: `
        - type: richText
          title: "„Life in abundance“"
          text: That is the motto.
      `,
    },
  ],
}
