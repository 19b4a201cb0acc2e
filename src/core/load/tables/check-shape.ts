/** Whether the rows of a table fit its first one, which names the columns. */
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Cell, Row } from './parse-csv.ts'

export type Column = { readonly name: string; readonly cell: Cell; readonly index: number }

type Tell = (finding: Finding, cell: Cell) => void

/** Columns without a name are none, as long as nothing stands in them. */
export function columnsOf(head: Row, entries: readonly Row[], tell: Tell): readonly Column[] | undefined {
  let refused = false
  const refuse = (cell: Cell, finding: Finding) => {
    refused = true
    tell(finding, cell)
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

/** A comma that belongs to an amount makes two cells of it. */
export function rowFits(row: Row, head: Row, tell: Tell): boolean {
  const twice = row.findIndex(({ text }, index) => text !== '' && isGroup(head[index]?.text ?? '', row, head))
  const cell = row[twice]
  if (cell) tell(messages.cellAndGroup(head[twice]?.text ?? ''), cell)
  const extra = row.slice(head.length).find(({ text }) => text !== '')
  if (extra) tell(messages.rowTooLong(row.length, head.length), extra)
  return !cell && !extra
}

/** Whether other cells of the row are fields of what this column is. */
function isGroup(name: string, row: Row, head: Row): boolean {
  return head.some(({ text }, index) => text.startsWith(`${name}.`) && (row[index]?.text ?? '') !== '')
}
