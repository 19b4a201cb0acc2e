import { type About, error } from '../message.ts'
import { type Owner, textOf } from '../wording.ts'

export const quoteNotClosed = error('quote-not-closed', (owner?: Owner) => ({
  message: `${textOf(owner)} starts with a quote that is never closed.`,
  help: 'Put the same quote at the end of the text.',
}))

export const about: About = {
  what: 'A text starts with a quote, but the same quote is missing at its end.',
  why: 'Everything up to the next quote in the file would belong to this text. The fields below it would be missing.',
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
