import { type About, error } from '../finding.ts'

export const columnWithoutName = error('column-without-name', () => ({
  message: 'This cell stands in a column without a name.',
  help: 'Name the column in the first row, or empty the cell.',
}))

export const about: About = {
  what: 'A cell has a value, but its column has no name.',
  why: 'Nobody knows which field it is.',
  examples: [
    {
      in: 'words',
      wrong: '`title,` above `Term 1,64200`',
      right: '`title,amount`',
    },
    {
      in: 'words',
      wrong: 'a remark beside the table',
      right: 'a row of a spreadsheet of your own',
    },
  ],
}
