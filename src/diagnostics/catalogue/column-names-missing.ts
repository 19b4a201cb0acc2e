import { type About, error } from '../message.ts'
import { oneOf, quoted } from '../wording.ts'

/** `row` is a row of names that may fit. `late`: the number of the row that has them, and whether entries are above it. */
export const columnNamesMissing = error(
  'column-names-missing',
  (
    row: string,
    known: readonly string[],
    late?: readonly [row: number, areEntries: boolean],
    isRenamed = false,
  ) => ({
    message: `The first row of a table must name its columns, but this one ${late ? 'does not' : isRenamed ? 'has other names' : 'looks like an entry'}.`,
    help:
      late !== undefined
        ? `The names are in row ${late[0]}. ${late[1] ? 'Move that row to the top.' : 'Delete what is above them.'}`
        : `${isRenamed ? 'Write the names of the fields instead' : 'Add a row above it'}, such as ${quoted(row, Infinity)}. The columns may be: ${oneOf(known)}.`,
  }),
)

export const about: About = {
  what: 'The first row of a table has values instead of the names of the fields.',
  why: 'Without names, nobody can tell which field a cell is for.',
  examples: [
    {
      in: 'table',
      wrong: `
        Term 1,64200
        Term 2,64200
      `,
      right: `
        title,amount
        Term 1,64200
        Term 2,64200
      `,
    },
    {
      in: 'table',
      wrong: `
        Term 1,2025-01-06,2025-04-04
      `,
      right: `
        name,start,end
        Term 1,2025-01-06,2025-04-04
      `,
    },
  ],
}
