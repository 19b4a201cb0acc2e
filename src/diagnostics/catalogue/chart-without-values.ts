import { type About, warning } from '../message.ts'

export const chartWithoutValues = warning('chart-without-values', () => ({
  message: 'This chart shows nothing: all its values are `none`.',
  help: 'Write the values that are known. If none is known yet, delete the block.',
}))

export const about: About = {
  what: 'A chart has only values that are not known.',
  why: 'The page shows an empty chart, and a table with no figures in it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Grade 4, Grade 5]
          series:
            - name: Pupils
              values: [none, none]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Grade 4, Grade 5]
          series:
            - name: Pupils
              values: [20, none]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Visitors
          kind: line
          categories: [2024, 2025]
          series:
            - name: Adults
              values: [none, none]
            - name: Children
              values: [none, none]
      `,
      right: `
        - type: chart
          title: Visitors
          kind: line
          categories: [2024, 2025]
          series:
            - name: Adults
              values: [310, 342]
            - name: Children
              values: [none, none]
      `,
    },
  ],
}
