import { type About, error } from '../message.ts'

export const columnWithoutName = error('column-without-name', () => ({
  message: 'This cell is in a column without a name.',
  help: 'Name the column in the first row, or empty the cell.',
}))

export const about: About = {
  what: 'A cell has a value, but its column has no name.',
  why: 'Nobody knows which field the value belongs to.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,
        Term 1,64200
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
    {
      in: 'table',
      wrong: `
        title,amount,
        Term 1,64200,ask the bursar
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
  ],
}
