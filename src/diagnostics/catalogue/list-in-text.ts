import { type About, error } from '../message.ts'
import type { Owner } from '../wording.ts'

export const listInText = error('list-in-text', (owner?: Owner, isEntry = false) => ({
  message: `This line looks like an entry of a list, but it belongs to the text ${owner === undefined ? 'above it' : `in ${owner}`}.`,
  help: isEntry
    ? 'If it is an entry of its own, write its dash below the dash of the line above it. If both lines are one text, leave out this dash.'
    : 'If this is a text of several lines, write `|` after its colon. If it is a list, start it on the line below its name.',
}))

export const about: About = {
  what: 'A text starts on the line of its field, and the lines below it start with a dash.',
  why: 'YAML would join these lines: "Bring these - a pen - a book".',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Bring these
            - a pen
            - a book
      `,
      right: `
        - type: richText
          text: |
            Bring these

            - a pen
            - a book
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring these
            - a pen
            - a book
      `,
      right: `
        - type: checklist
          title: Bring these
          items:
            - a pen
            - a book
      `,
    },
  ],
}
