import { type About, warning } from '../finding.ts'

export const smartQuotesShown = warning(
  'smart-quotes-shown',
  (owner: string, opening: string, closing: string) => ({
    message: `The text of ${owner} stands between ${opening} and ${closing}, which the page would show.`,
    help: 'Delete them, or write the straight quotes of the keyboard. To show them on the page, put "…" around them.',
  }),
)

export const about: About = {
  what: 'A text stands between curly quotes, as word processors and phones make them.',
  why: 'YAML takes such quotes for letters, so the page shows them.',
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
