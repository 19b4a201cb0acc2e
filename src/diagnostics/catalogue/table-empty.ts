import { type About, error } from '../message.ts'

export const tableEmpty = error('table-empty', (hasNames: boolean) => ({
  message: hasNames
    ? 'This table has the names of fields, but no entries below them.'
    : 'This table has no content.',
  help: `Write ${hasNames ? '' : 'the names of the fields in the first row, and '}one entry in each row below.`,
}))

export const about: About = {
  what: 'A table has no first row with the names of its columns, or it has no entries below that row.',
  why: 'Without names, nobody can tell what the cells mean. Without entries, there is nothing to show.',
  examples: [
    {
      in: 'words',
      wrong: 'an empty file',
      right: 'the names of the fields in the first row, an entry in each row below it',
    },
    {
      in: 'table',
      wrong: `
        ;;;
        ;;;
      `,
      right: `
        title;amount
        Term 1;64200
      `,
    },
  ],
}
