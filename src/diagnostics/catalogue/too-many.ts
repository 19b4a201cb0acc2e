import { type About, error } from '../message.ts'

export const tooMany = error(
  'too-many',
  (limit: number, what: 'lines' | 'fields' | 'entries' | 'rows' | 'columns') => ({
    message: `A file may have at most ${limit} ${what}. From here on, this file has more.`,
    help: 'Move part of it to another file.',
  }),
)

export const about: About = {
  what: 'A file has more than 2000 fields, 10000 entries of lists or 10000 lines. Or a table has more than 100 columns or 2000 rows.',
  why: 'No page needs that many. The limits make sure that a broken or harmful file cannot stop the build of the whole site.',
  examples: [
    {
      in: 'words',
      wrong: 'a page with the times of all buses of a year, 2500 fields',
      right: 'a page for each month',
    },
    {
      in: 'words',
      wrong: 'a table of 3000 rows',
      right: 'two tables of 1500 rows, each on its own page',
    },
  ],
}
