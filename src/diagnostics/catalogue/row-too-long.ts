import { type About, error } from '../message.ts'
import { count } from '../wording.ts'

export const rowTooLong = error('row-too-long', (cells: number, columns: number) => ({
  message: `This row has ${count(cells, 'cell')}, but the first row names ${count(columns, 'column')}.`,
  help: 'If a cell has a comma in it, put quotes around the cell: `"64,200"`.',
}))

export const about: About = {
  what: 'A row has more cells than the first row has names.',
  why: 'Usually a comma inside an amount has split one cell into two.',
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
      in: 'words',
      wrong: 'a comment in a cell after the last column',
      right: 'a name for the column, if the list has such a field',
    },
  ],
}
