/** Findings about snippets and tables: what several pages share, and rows that are kept in a file of their own. */
import { error, warning } from '../finding.ts'
import { count, meant, nearest, oneOf, possible, quoted } from '../wording.ts'

/** `sure` is the snippet that was certainly meant. */
export const unknownSnippet = (name: string, known: readonly string[], sure: string | undefined) =>
  error(
    'unknown-snippet',
    `There is no snippet ${quoted(name)}.`,
    (sure === undefined ? meant(name, known, 'The snippets are') : `Did you mean \`${sure}\`?`) ||
      'A snippet is a file in pages/snippets/: write pages/snippets/apply.yaml for `use: snippets/apply`.',
  )

export const useNotAlone = (name: string) =>
  error(
    'use-not-alone',
    `A snippet is taken up as it is, but ${quoted(name)} stands beside \`use\`.`,
    `Delete ${quoted(name)}; or write the block out, if it must be another one here.`,
  )

export const snippetInCircle = (name: string) =>
  error(
    'snippet-in-circle',
    `The snippet ${quoted(name)} takes up itself in the end.`,
    'Write one of the blocks out instead of `use:`.',
  )

export const snippetUnused = (name: string) =>
  warning(
    'snippet-unused',
    'No page takes up this snippet.',
    `Write \`- use: ${name}\` among the blocks of a page, or delete the file.`,
  )

/** `sure` is the table that was certainly meant. */
export const tableMissing = (name: string, known: readonly string[], sure: string | undefined) =>
  error(
    'table-missing',
    `There is no table ${quoted(name)} below pages/.`,
    (sure === undefined ? meant(name, known, 'The tables are') : `Did you mean \`${sure}\`?`) ||
      'Save it as CSV in pages/data/, and write `rows: data/fees.csv`.',
  )

export const tableEmpty = (hasNames: boolean) =>
  error(
    'table-empty',
    hasNames ? 'This table has names of fields, but no entry below them.' : 'There is nothing in this table.',
    'Write the names of the fields into its first row, and an entry into each row below.',
  )

export const tableBroken = (isOpen: boolean) =>
  error(
    'table-broken',
    isOpen
      ? 'The quotes that open this cell are never closed.'
      : 'In this cell stand quotes that a table cannot have so.',
    'Put quotes around the whole cell, and write each `"` in it twice: `"the ""big"" hall"`.',
  )

export const rowTooLong = (cells: number, columns: number) =>
  error(
    'row-too-long',
    `This row has ${count(cells, 'cell')}, but the first row names ${count(columns, 'column')}.`,
    'Put quotes around a cell that holds the separator: `"64,200"`.',
  )

export const columnTwice = (name: string) =>
  error(
    'column-twice',
    `Two columns are called ${quoted(name)}.`,
    'Give one of them the name of another field, or delete it.',
  )

export const cellAndGroup = (name: string) =>
  error(
    'cell-and-group',
    `In this row the column ${quoted(name)} has a value, and so has one of its fields.`,
    'Keep one of the two cells.',
  )

export const columnWithoutName = () =>
  error(
    'column-without-name',
    'This cell stands in a column without a name.',
    'Name the column in the first row, or empty the cell.',
  )

/** `synonym` is the field that the name is another word for, if there is one. */
export const columnUnknown = (name: string, list: string, known: readonly string[], synonym?: string) =>
  error(
    'column-unknown',
    `The entries of ${quoted(list)} have no field ${quoted(name)}.`,
    possible(nearest(name, known) ?? synonym, `The columns may be: ${oneOf(known)}.`),
  )

export const columnMissing = (name: string, list: string, description: string | undefined) =>
  error(
    'column-missing',
    `The entries of ${quoted(list)} need the field ${quoted(name)}, and no column has its name.`,
    description === undefined
      ? `Add a column ${quoted(name)}.`
      : `Add a column ${quoted(name)} (${description}).`,
  )
