import { type About, error } from '../message.ts'

export const referenceNeedsQuotes = error('reference-needs-quotes', () => ({
  message: 'Between brackets, a text with `${…}` needs quotes.',
  help: 'Write "${organisation.name}", with the quotes.',
}))

export const about: About = {
  what: 'A value such as `${organisation.name}` is between brackets, but has no quotes.',
  why: 'Between `[ ]` and `{ }`, YAML reads the braces of `${…}` as a group of fields.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [\${organisation.name}, Others]
          series:
            - name: Pupils
              values: [20, 30]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: ["\${organisation.name}", Others]
          series:
            - name: Pupils
              values: [20, 30]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Names
          items: [\${organisation.name}]
      `,
      right: `
        - type: checklist
          title: Names
          items:
            - \${organisation.name}
      `,
    },
  ],
}
