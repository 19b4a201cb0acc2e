import { type About, error } from '../message.ts'
import { count } from '../wording.ts'

const SIGNS: Readonly<Record<string, string>> = { ';': 'a semicolon' }

type Row = {
  /** All rows have as many cells, so it is the first row that is wrong. */
  readonly areAll?: boolean
  /** The sign between two cells. */
  readonly sign?: string
}

export const rowTooLong = error(
  'row-too-long',
  (cells: number, columns: number, { areAll = false, sign = ',' }: Row = {}) => {
    const [there, named] = [count(cells, 'cell'), count(columns, 'column')]
    if (areAll)
      return {
        message: `The first row names ${named}, but all rows below it have ${there}.`,
        help: 'Write a name for each column into the first row, in the order of the cells.',
      }
    const message = `This row has ${there}, but the first row names ${named}.`
    // Nobody sees how many there are, and nobody types one within a cell.
    if (sign === '\t')
      return {
        message,
        help: 'Two tabs may stand between two cells: delete one. If not, name each column in the first row.',
      }
    const example = sign === ',' ? ': `"64,200"`' : ', as in `"words; and more words"`'
    return {
      message,
      help: `If a cell has ${SIGNS[sign] ?? 'a comma'} in it, put quotes around the cell${example}. If not, name its column in the first row.`,
    }
  },
)

export const about: About = {
  what: 'A row of a table has more cells than the first row has names.',
  why: 'Usually the first row lacks the name of a column. Or a cell has a comma in it, and needs quotes.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,amount
        Term 1,64200,paid
      `,
      right: `
        title,amount,text
        Term 1,64200,paid
      `,
    },
    {
      in: 'table',
      wrong: `
        title,amount
        Grades 4, 5 and 6,64200
      `,
      right: `
        title,amount
        "Grades 4, 5 and 6",64200
      `,
    },
  ],
}
