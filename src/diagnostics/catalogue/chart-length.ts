import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `joined` is a category that is written on several lines, `meant` the values with points in place of commas. */
export const chartLength = error(
  'chart-length',
  (name: string, values: number, categories: number, joined?: string, meant?: string) => ({
    message: `The series ${quoted(name)} has ${values} values, but there are ${categories} categories.`,
    help:
      meant !== undefined
        ? `A comma without a space begins a new value, too. Write ${quoted(meant)}.`
        : joined === undefined
          ? 'Give one value for each category. Write decimals with a point: 20.5, not 20,5.'
          : `${quoted(joined)} is one category: a line without a dash joins the entry above it. Begin each with \`- \`.`,
  }),
)

export const about: About = {
  what: 'A series of a chart has more or fewer values than there are categories.',
  why: 'The order says which value belongs to which category. If one value is missing, all values after it are wrong.',
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
              values: [20, 22, 24]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Grade 4, Grade 5, Grade 6]
          series:
            - name: Pupils
              values: [20, 22, 24]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: line
          categories: [2023, 2024, 2025]
          series:
            - name: Pupils
              values: [20, 24]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: line
          categories: [2023, 2024, 2025]
          series:
            - name: Pupils
              values: [20, 22, 24]
      `,
    },
  ],
}
