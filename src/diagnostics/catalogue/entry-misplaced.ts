import { type About, error } from '../finding.ts'
import type { Owner } from '../wording.ts'

export const entryMisplaced = error('entry-misplaced', (owner?: Owner) => ({
  message: `An entry of a list cannot stand ${owner === undefined ? 'here' : `in the line of ${owner}`}.`,
  help: 'Write each entry `- …` on a line of its own below the name of the list. A text that begins with a dash needs "double quotes".',
}))

export const about: About = {
  what: 'A dash begins a list in the line of its field.',
  why: 'A list begins on the line below its name; there all its entries stand in one column.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items: - a pen
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
      `,
    },
    {
      in: 'page',
      wrong: `
        aliases: - /singing
      `,
      right: `
        aliases:
          - /singing
      `,
    },
  ],
}
