import { type About, error } from '../finding.ts'

export const tableEmpty = error('table-empty', (hasNames: boolean) => ({
  message: hasNames
    ? 'This table has names of fields, but no entry below them.'
    : 'There is nothing in this table.',
  help: 'Write the names of the fields into its first row, and an entry into each row below.',
}))

export const about: About = {
  what: 'A table has no first row that names its columns.',
  why: 'Without names nobody can tell what its cells are.',
  examples: [
    {
      in: 'words',
      wrong: 'a file without words',
      right: '`title,amount` in the first row, an entry in each row below it',
    },
    {
      in: 'words',
      wrong: 'a file of empty cells, `;;;`',
      right: 'the names of the fields in the first of them',
    },
  ],
}
