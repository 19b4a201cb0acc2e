/** The cells of a table, and the messages about each of them. */
import { type Cell, parseCsv } from '../../../core/load/tables/parse-csv.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'

export type TableRow = {
  /** As operations count: empty lines count, too. */
  readonly row: number
  readonly cells: readonly Cell[]
}

export type Sheet = { readonly names: readonly string[]; readonly rows: readonly TableRow[] }

/** `undefined` for a text that is no table. */
export function sheetOf(text: string): Sheet | undefined {
  const parsed = parseCsv(text)
  if ('isOpen' in parsed) return undefined
  const filled = parsed.map((cells, row) => ({ row, cells })).filter(({ cells }) => !isEmpty(cells))
  const [head, ...rows] = filled
  return head && { names: head.cells.map(({ text: name }) => name.trim()), rows }
}

/** An empty line is no entry. A row of empty cells is one that the author has just added. */
const isEmpty = (cells: readonly Cell[]) =>
  cells.length === 0 || (cells.length === 1 && cells[0]?.text === '')

/** As messages and spreadsheets count: from 1, with the row of names and with empty lines. */
export const numberOf = (row: number): number => row + 1

export const cellId = (row: number, column: number) => `cell-${row}-${column}`

export function messagesOfRow(messages: readonly Diagnostic[], { cells }: TableRow): readonly Diagnostic[] {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return []
  return messages.filter(({ span }) => span.start.offset >= first.start && span.start.offset <= last.end)
}

export const isWrong = (messages: readonly Diagnostic[], { start, end }: Cell): boolean =>
  messages.some(
    ({ severity, span: { start: at } }) => severity === 'error' && at.offset >= start && at.offset <= end,
  )

/** The id of the cell at an offset. */
export function cellIdAt(text: string, offset: number): string | undefined {
  for (const { row, cells } of sheetOf(text)?.rows ?? []) {
    const column = cells.findIndex(({ start, end }) => start <= offset && offset <= end)
    if (column >= 0) return cellId(row, column)
  }
  return undefined
}
