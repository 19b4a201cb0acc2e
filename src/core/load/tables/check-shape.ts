/** Checks that the rows of a table fit the first row, which names the columns. */
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { type Cell, type Row, separatorIn } from './parse-csv.ts'

export type Column = { readonly name: string; readonly cell: Cell; readonly index: number }

export type ReportCell = (finding: Finding, cell: Omit<Cell, 'text'>) => void

/** The columns with a name. `undefined` if a filled column has no name, or a name comes twice. */
export function readColumns(
  head: Row,
  entries: readonly Row[],
  reportCell: ReportCell,
): readonly Column[] | undefined {
  let refused = false
  const refuse = (cell: Cell, finding: Finding) => {
    refused = true
    reportCell(finding, cell)
  }
  const first = new Map<string, number>()
  const columns = head.flatMap((cell, index) => {
    const filled = entries.find((row) => row[index]?.text)?.[index]
    if (cell.text === '') {
      if (filled) refuse(filled, messages.columnWithoutName())
      return []
    }
    const taken = first.get(cell.text)
    if (taken !== undefined) refuse(cell, messages.columnTwice(cell.text))
    first.set(cell.text, index)
    return [{ name: cell.text, cell, index }]
  })
  return refused ? undefined : columns
}

/** The signs between the cells of the first row, and of the rows below it, if they differ. */
export function signsIn(head: Row, rows: readonly Row[], text: string): readonly string[] | undefined {
  // Nearly all tables end here: to look for signs takes a look at the whole text.
  if (rows.some((row) => row.length >= head.length)) return undefined
  const [own = '', below = ''] = [head, rows[0]].map((row) => separatorIn(text.slice(row?.[0]?.start)))
  const isBelow = ({ text, start, end }: Cell) => text.length === end - start && text.includes(below)
  return own !== below && rows.every((row) => row.some(isBelow)) ? [own, below] : undefined
}

/** The number of cells in each row. 0 if there are not two rows, or they differ. */
export function widthOf(rows: readonly Row[]): number {
  const [width = 0, ...others] = rows.map((row) => row.findLastIndex(({ text }) => text !== '') + 1)
  return others.length > 0 && others.every((each) => each === width) ? width : 0
}

/**
 * `false` if the row is too long, or fills a group and its fields. `isSplit` says whether a comma in a cell made it too
 * long.
 */
export function checkRow(
  { row, head, sign }: { readonly row: Row; readonly head: Row; readonly sign: string },
  reportCell: ReportCell,
  isSplit: () => boolean,
): boolean {
  const twice = row.findIndex(
    ({ text }, index) => text !== '' && hasFields(head[index]?.text ?? '', row, head),
  )
  const cell = row[twice]
  if (cell) reportCell(messages.cellAndGroup(head[twice]?.text ?? ''), cell)
  const extra = row.slice(head.length).find(({ text }) => text !== '')
  if (extra && !isSplit()) reportCell(messages.rowTooLong(row.length, head.length, { sign }), extra)
  return !cell && !extra
}

/** Not every dot is between two names: `No.` is one. */
export const partsOf = (name: string): readonly string[] =>
  /^\w+(?:\.\w+)+$/.test(name) ? name.split('.') : [name]

/** Whether the row also has cells for the fields of this column, such as `name.first` beside `name`. */
function hasFields(name: string, row: Row, head: Row): boolean {
  const isField = (text: string) => partsOf(text).length > 1 && text.startsWith(`${name}.`)
  return head.some(({ text }, index) => isField(text) && (row[index]?.text ?? '') !== '')
}
