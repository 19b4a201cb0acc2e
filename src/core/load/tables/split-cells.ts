/** Amounts such as `64,200` in a table without quotes: their comma makes two cells of them. */
import { z } from 'zod'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { sameForMore } from '../../../diagnostics/remedies.ts'
import { lineNumber } from '../../base/lines.ts'
import { type Schema, schemaAt } from '../../base/schema-at.ts'
import type { Cell, Row } from './parse-csv.ts'

/** The cells from one to another, as one. */
export type Split = Omit<Cell, 'text'> & { readonly text: string; readonly from: number; readonly to: number }

/** The text of the table shows what is between two cells. */
export function splitAmounts(row: Row, text: string): readonly Split[] {
  const found: Split[] = []
  for (let from = 0; from < row.length - 1; from++) {
    let to = from
    if (/^\d{1,3}$/.test(row[from]?.text ?? ''))
      while (/^\d{3}(?:\.\d+)?$/.test(row[to + 1]?.text ?? '') && isComma(row[to], row[to + 1], text)) to++
    const split = to > from ? joined(row, from, to, text) : undefined
    if (split) found.push(split)
    from = to
  }
  return found
}

/** The words of a sentence with commas in it. */
export function splitWords(row: Row, text: string): readonly Split[] {
  return row.flatMap((cell, index) => {
    const next = row[index + 1]
    const isSentence = next !== undefined && /, +$/.test(text.slice(cell.end, next.start))
    const isWords = /\p{L}/u.test(cell.text) && /^\p{L}/u.test(next?.text ?? '')
    return (isSentence && isWords && joined(row, index, index + 1, text)) || []
  })
}

const isComma = (one: Cell | undefined, other: Cell | undefined, text: string) =>
  one !== undefined && other !== undefined && text.slice(one.end, other.start) === ','

function joined(row: Row, from: number, to: number, text: string): Split | undefined {
  const [first, last] = [row[from], row[to]]
  return (
    first && last && { start: first.start, end: last.end, text: text.slice(first.start, last.end), from, to }
  )
}

type Columns = readonly { readonly name: string; readonly index: number }[]

/** Amounts that have moved the cells behind them by one column, in a row that is not too long. */
export function shiftedBySplits(
  rows: readonly Row[],
  columns: Columns,
  entry: Schema | undefined,
  text: string,
): readonly Split[] {
  const fits = (column: number, cell: string) => {
    const name = columns.find(({ index }) => index === column)?.name
    const schema = name === undefined ? undefined : entry && schemaAt(entry, name.split('.'))
    return schema instanceof z.ZodType && schema.safeParse(cell).success
  }
  const found = rows.flatMap((row) => splitAmounts(row, text))
  const isPart = (cell: Cell) => found.some(({ start, end }) => start < cell.start && cell.end <= end)
  return found.filter(({ from, to, text: amount }) => {
    if (!fits(from, amount)) return false
    const behind = rows.flatMap((row) => row[from + 1] ?? []).filter((cell) => cell.text !== '')
    return to > from + 1 || !fits(from + 1, '200') || behind.every(isPart)
  })
}

/** One message for all of them. */
export function splitFinding(splits: readonly Split[], text: string): Finding | undefined {
  const [first, ...others] = splits
  if (!first) return undefined
  const lineOf = ({ start }: Split) => lineNumber(text, start)
  const same = others.length > 0 ? ` ${sameForMore(lineOf(first), others.map(lineOf), true)}` : ''
  return messages.commaInCell(first.text, same)
}
