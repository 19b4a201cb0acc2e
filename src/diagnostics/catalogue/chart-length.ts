import { type About, error } from '../message.ts'
import { count, quoted } from '../wording.ts'

type Lengths = {
  readonly values: number
  readonly categories: number
  /** A category that is written on several lines, or with semicolons. */
  readonly joined?: string | undefined
  /** The values with points in place of commas. */
  readonly meant?: string | undefined
  /** Whether there is a comma without a space, as in a decimal. */
  readonly hasDecimals: boolean
  /** Whether one of the categories may have had a comma in it. */
  readonly hasCommas: boolean
}

/** Without a name, it is true of all series. */
export const chartLength = error('chart-length', (name: string | undefined, lengths: Lengths) => ({
  message: `${name === undefined ? 'Each series' : `The series ${quoted(name)}`} has ${count(lengths.values, 'value')}, but there ${lengths.categories === 1 ? 'is' : 'are'} ${count(lengths.categories, 'category', 'categories')}.`,
  help: helpFor(lengths),
}))

function helpFor({ values, categories, joined, meant, hasDecimals, hasCommas }: Lengths): string {
  if (meant !== undefined)
    return `A comma begins a new value, also within a number. Did you mean ${quoted(meant)}?`
  if (joined !== undefined)
    return `${quoted(joined)} is one category: ${joined.includes(';') ? 'a semicolon begins no new one. Write commas.' : 'a line without a dash joins the entry above it. Begin each with `- `.'}`
  if (hasDecimals) return 'Give one value for each category. Write decimals with a point: 20.5, not 20,5.'
  const number = Math.abs(values - categories)
  const [one, other] = [count(number, 'value'), count(number, 'category', 'categories')]
  const [add, remove] = values < categories ? [one, other] : [other, one]
  const unknown = values < categories && !hasCommas ? ' Write `none` for a value that is not known.' : ''
  return `Each category needs one value, in the same order. Add ${add}, or delete ${remove}.${unknown}${hasCommas ? ' A category with a comma needs "double quotes".' : ''}`
}

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
