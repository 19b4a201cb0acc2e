import { type About, error } from '../message.ts'
import { type Owner, textOf } from '../wording.ts'

/** `field` is the name before the colon, if it is that of a field: a line break may be missing. */
export const colonInText = error('colon-in-text', (owner?: Owner, field?: string) => ({
  message: `${textOf(owner)} has a colon followed by a space, so YAML reads it as a field.`,
  help:
    field === undefined
      ? 'Put the whole text in "double quotes".'
      : `If \`${field}\` is a field, write it on a line of its own below. If not, put the whole text in "double quotes".`,
}))

export const about: About = {
  what: 'A text has a colon followed by a space, so YAML reads the words before it as a field name.',
  why: 'The page cannot show the text as it is written. Quotes show where the text starts and ends.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Fees: grade 4
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
        - type: checklist
          title: Bring
          items:
            - Note: two pens
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - "Note: two pens"
      `,
    },
  ],
}
