import { type About, error } from '../finding.ts'
import type { Owner } from '../wording.ts'

export const quoteNotClosed = error('quote-not-closed', (owner?: Owner) => ({
  message:
    owner === undefined
      ? 'A quote opens here and is never closed.'
      : `The quote that opens the text of ${owner} is never closed.`,
  help: 'Put the same quote at the end of the text.',
}))

export const about: About = {
  what: 'A text begins with a quote, and the same quote does not come again at its end.',
  why: 'Everything up to the next quote in the file would belong to this text, and fields below it would be missing.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: "Singing
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: "Singing"
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items:
            - 'a pen
            - a book
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
            - a book
      `,
    },
  ],
}
