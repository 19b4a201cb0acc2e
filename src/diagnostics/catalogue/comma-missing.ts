import { type About, error } from '../message.ts'

export const commaMissing = error('comma-missing', () => ({
  message: 'A comma is missing before this entry.',
  help: 'Put `, ` between the entries in [ ] or { }.',
}))

export const about: About = {
  what: 'There is no comma between two entries in brackets.',
  why: 'Between `[ ]` and `{ }`, the comma shows where an entry ends.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: bar
          categories: ["Boys" "Teachers"]
          series:
            - name: Pupils
              values: [20, 2]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: ["Boys", "Teachers"]
          series:
            - name: Pupils
              values: [20, 2]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items: ["a pen" "a book"]
      `,
      right: `
        - type: checklist
          title: Bring
          items: ["a pen", "a book"]
      `,
    },
  ],
}
