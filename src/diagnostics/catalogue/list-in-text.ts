import { type About, error } from '../finding.ts'
import type { Owner } from '../wording.ts'

export const listInText = error('list-in-text', (owner?: Owner) => ({
  message: `This line looks like an entry of a list, but it belongs to the text ${owner === undefined ? 'above it' : `of ${owner}`}.`,
  help: 'A text of several lines begins with `|` after its colon. A list begins on the line after its name.',
}))

export const about: About = {
  what: 'Lines that begin with a dash follow a text in the line of its field.',
  why: 'YAML would run them together into one line: "Bring a pen - a book".',
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
