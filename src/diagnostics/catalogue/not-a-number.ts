import { type About, error } from '../message.ts'
import { cannotBe, quoted, type Refused } from '../wording.ts'

/** `orNone`: the field may also say `none`. */
export const notANumber = error('not-a-number', (orNone: boolean, ...refused: Refused) =>
  cannotBe(
    refused,
    'a number',
    commaMissing(refused) ??
      (orNone ? notKnown(refused) : undefined) ??
      season(refused) ??
      withWords(refused) ??
      'Write digits, with a point before decimals: 20.5.',
  ),
)

/** `n/a` among the values of a chart. */
function notKnown([, value]: Refused): string | undefined {
  return /^\P{N}*$/u.test(value) ? 'Write a number, or `none` where it is not known.' : undefined
}

/** A year that is written as a season: `2026-2027`, `2026/27`. */
function season([name, value]: Refused): string | undefined {
  const [, year] = /^(\d{4}) ?(?:\p{Pd}|\/|[a-zà]+) ?(?:\d\d){1,2}$/u.exec(value.trim()) ?? []
  return year === undefined || name !== '`year`'
    ? undefined
    : `A calendar shows one year: write ${quoted(year)}. For a season in two years, write two blocks \`calendar\`, one for each year.`
}

/** `3 pairs` */
function withWords([, value]: Refused): string | undefined {
  const words = /^\d+(?:\.\d+)? ?(\p{L}[\p{L} ]+)$/u.exec(value.trim())?.[1]
  return (
    words &&
    `Write only the number, in the unit of the heading, without ${quoted(words)}. In a block \`table\`, you can also delete \`kind: number\`. Then the column may have words.`
  )
}

/** Several numbers in one entry of a list, which are not one number with gaps. */
function commaMissing([name, value, meant]: Refused): string | undefined {
  const numbers = value.split(/[\s;]+/)
  const isList = meant.length === 0 && name.startsWith('An entry') && numbers.length > 1
  return isList && numbers.every((each) => /^-?\d+(?:\.\d+)?$/.test(each))
    ? `Is a comma missing? Between brackets, write ${quoted(numbers.join(', '))}. After dashes, each number has a line of its own.`
    : undefined
}

export const about: About = {
  what: 'A field for a number has words in it.',
  why: 'Ukurasa draws, counts or sorts numbers. It cannot do that with words.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Boys]
          series:
            - name: Pupils
              values: [twenty]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Boys]
          series:
            - name: Pupils
              values: [20]
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: this year
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
      `,
    },
  ],
}
