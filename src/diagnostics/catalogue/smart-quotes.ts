import { type About, error } from '../finding.ts'
import { type Owner, textOf } from '../wording.ts'

export const smartQuotes = error('smart-quotes', (owner: Owner, opening: string, closing: string) => ({
  message: `${textOf(owner)} stands between ${opening} and ${closing}: YAML takes curly quotes for letters.`,
  help: 'Write the straight quotes of the keyboard: "…". To show curly quotes on the page, put straight ones around them.',
}))

export const about: About = {
  what: 'A text that needs quotes stands between curly ones, or begins with a straight one and ends with a curly one.',
  why: 'Word processors and phones make curly quotes of straight ones. To YAML they are letters like any other.',
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
