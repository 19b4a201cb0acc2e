/** Rows and columns as people see them in a spreadsheet. */
import { quoted } from '../../../diagnostics/wording.ts'
import type { Row } from './parse-csv.ts'

/** The row (from 1, as in a spreadsheet) and the column name at an offset. */
export type CellName = (offset: number) => { readonly row: number; readonly column: string | undefined }

/** `rows` must include the empty rows, since spreadsheets count them too. */
export function cellNames(rows: readonly Row[]): CellName {
  const head = rows.find((row) => row.some(({ text }) => text !== '')) ?? []
  return (offset) => {
    const at = rows.findIndex((row) => (row.at(-1)?.end ?? 0) >= offset)
    const index = rows[at]?.findIndex(({ start, end }) => start <= offset && offset <= end) ?? -1
    const name = head[index]?.text
    return { row: at + 1, column: name === '' ? undefined : name }
  }
}

/** The message with the row and the column at its end. */
export function withCell(message: string, { row, column }: ReturnType<CellName>): string {
  if (row === 0) return message
  const place = column === undefined ? `row ${row}` : `row ${row}, column ${quoted(column)}`
  return `${message.replace(/\.$/, '')} (${place}).`
}
