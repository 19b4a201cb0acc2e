/** A CSV file as the entries of a list. The first row names the fields; spans are those of the cells. */
import type { Diagnostic, Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { MOST_COLUMNS, MOST_FIELDS } from '../../base/limits.ts'
import { spanOfWordsIn, spansIn } from '../../yaml/source.ts'
import type { SourceFile, ToSpan } from '../../yaml/source-file.ts'
import { oddText } from '../../yaml/syntax-errors/odd-text.ts'
import { type CellName, cellNames, withCell } from './cell-names.ts'
import {
  type Column,
  checkRow,
  partsOf,
  type ReportCell,
  readColumns,
  signsIn,
  widthOf,
} from './check-shape.ts'
import { isEntry } from './guess-names.ts'
import { type Cell, parseCsv, type Row, separatorIn } from './parse-csv.ts'
import { splitAmounts, splitFinding, splitWords } from './split-cells.ts'

export type Table = {
  /** Its value is the list of entries, one for each row. */
  readonly source: SourceFile
  /**
   * The entries for a list of this name. They are texts if the only column has the name of the list. `byColumn`: the
   * block names the columns itself, so a point in their names has no meaning.
   */
  readonly entriesOf: (list: string, byColumn: boolean) => readonly unknown[]
  readonly columns: readonly Column[]
  /** The rows of the entries. */
  readonly rows: readonly Row[]
  readonly toSpan: ToSpan
  /**
   * All filled rows, if the first one looks like an entry, and what is wrong if it has the names after all. Only a block
   * that names its columns knows that.
   */
  readonly nameless: { readonly rows: readonly Row[]; readonly misfits: readonly Diagnostic[] } | undefined
}

/** A table that a document asks for. `table` is `undefined` if the text is not a valid table; that has been reported. */
export type TableFile = {
  readonly path: string
  readonly text: string
  readonly table: Table | undefined
  readonly cellAt: CellName
}

/** `path` is relative to the root. */
export function readTable(path: string, text: string, report: Report): TableFile {
  const toSpan = spansIn(path, text)
  const odd = oddText(text)
  const cells = odd ? [] : parseCsv(text)
  const rows = 'isOpen' in cells ? [] : cells
  const cellAt = cellNames(rows)
  const reportCell: ReportCell = (finding, { start, end }) =>
    report({ ...finding, message: withCell(finding.message, cellAt(start)), span: toSpan(start, end) })
  const [head, ...entries] = rows.filter((row) => row.some((cell) => cell.text !== ''))
  const file = { path, text, cellAt, table: undefined }
  const refuse = (finding: Finding, start: number, end: number) => {
    report({ ...finding, span: toSpan(start, end) })
    return file
  }
  if (odd) return refuse(odd.finding, odd.start, odd.end)
  if ('isOpen' in cells)
    return refuse(messages.tableBroken(cells.isOpen ? 'open' : 'inside'), cells.start, cells.end)
  const width = widthOf(entries)
  const isNarrow = head && width > head.length && entries.flatMap((row) => splitsIn(row, text)).length === 0
  const isNameless = head && !isNarrow && isEntry(head, entries)
  const at = head?.[0]?.start ?? 0
  if (!head || (entries.length === 0 && !isNameless))
    return refuse(messages.tableEmpty(head !== undefined), at, at)
  const signs = signsIn(head, entries, text)
  if (signs) return refuse(messages.tableBroken(signs), at, head.at(-1)?.end ?? at)
  const excess = tooManyIn(head, entries)
  if (excess) {
    reportCell(excess.finding, excess.cell)
    return file
  }
  if (isNameless) {
    const columns = head.map((cell, index) => ({ name: cell.text, cell, index }))
    const misfits: Diagnostic[] = []
    checkRows({ head, entries, text }, (finding, { start, end }) => {
      misfits.push({ ...finding, span: toSpan(start, end) })
    })
    const table = tableOf({ path, text, toSpan, columns, entries })
    return { ...file, table: { ...table, nameless: { rows: [head, ...entries], misfits } } }
  }
  if (isNarrow)
    return refuse(messages.rowTooLong(width, head.length, { areAll: true }), at, head.at(-1)?.end ?? at)
  const columns = readColumns(head, entries, reportCell)
  const areFit = checkRows({ head, entries, text }, reportCell)
  if (!columns || !areFit) return file
  return { ...file, table: tableOf({ path, text, toSpan, columns, entries }) }
}

const splitsIn = (row: Row, text: string) => [...splitAmounts(row, text), ...splitWords(row, text)]

type Rows = { readonly head: Row; readonly entries: readonly Row[]; readonly text: string }

/** Whether all rows have a cell at most for each column. */
function checkRows({ head, entries, text }: Rows, reportCell: ReportCell): boolean {
  const sign = separatorIn(text)
  const fits = entries.map((row) =>
    checkRow({ row, head, sign }, reportCell, () => splitsIn(row, text).length > 0),
  )
  if (!fits.includes(false)) return true
  // Other rows end with an empty cell too much.
  const splits = entries.flatMap((row) => (row.length > head.length ? splitsIn(row, text) : []))
  const [first] = splits
  const finding = splitFinding(splits, text)
  if (first && finding) reportCell(finding, first)
  return false
}

function tooManyIn(head: Row, entries: readonly Row[]) {
  const [row, column] = [entries[MOST_FIELDS]?.[0], head[MOST_COLUMNS]]
  if (column) return { finding: messages.tooMany(MOST_COLUMNS, 'columns'), cell: column }
  return row && { finding: messages.tooMany(MOST_FIELDS, 'rows'), cell: row }
}

type TableParts = {
  readonly path: string
  readonly text: string
  readonly toSpan: ToSpan
  readonly columns: readonly Column[]
  readonly entries: readonly Row[]
}

function tableOf({ path, text, toSpan, columns, entries }: TableParts): Table {
  const cellOf = (row: Row | undefined, name: string) => {
    const exact = columns.find((column) => column.name === name)
    const column = exact ?? columns.find((each) => each.name.startsWith(`${name}.`))
    return column && row?.[column.index]
  }
  const spanOfCell = ({ start, end }: Cell) => toSpan(start, end)
  const spanOf = ([index, ...names]: FieldPath) => {
    const row = entries[Number(index)]
    const column = names.map((name) => (typeof name === 'number' ? name + 1 : name)).join('.')
    const cell = column === '' ? undefined : cellOf(row, column)
    return spanOfCell(cell ?? row?.[0] ?? { text: '', start: 0, end: 0 })
  }
  const source: SourceFile = {
    path,
    text,
    value: entries.map((row) => entryOf(row, columns)),
    standIns: [],
    dependsOn: [],
    textIn: () => text,
    mayHold: () => true,
    spanOf,
    spanOfWords: spanOfWordsIn(text, toSpan, spanOf),
    // A field has no name in its row: the cell stands for both.
    spanOfKey: (at) => spanOf(at),
  }
  const [only, other] = columns
  const texts = entries.map((row) => (only && row[only.index]?.text) ?? '')
  const groups = entries.map((row) => entryOf(row, columns))
  const entriesOf = (list: string, byColumn: boolean) => {
    if (byColumn) return entries.map((row) => Object.fromEntries(cellsOf(row, columns)))
    return only?.name === list && !other ? texts : groups
  }
  return { source, entriesOf, columns, rows: entries, toSpan, nameless: undefined }
}

/** The filled cells of a row, each with the name of its column. */
const cellsOf = (row: Row, columns: readonly Column[]) =>
  columns.map(({ name, index }) => [name, row[index]?.text ?? ''] as const).filter(([, text]) => text !== '')

/**
 * The column `breakAfter.start` is a field of the group `breakAfter`, and `breaks.1.start` a field of the first entry of
 * the list `breaks`.
 */
const entryOf = (row: Row, columns: readonly Column[]): unknown =>
  groupOf(cellsOf(row, columns).map(([name, text]) => ({ names: partsOf(name), text })))

type NamedCell = { readonly names: readonly string[]; readonly text: string }

function groupOf(fields: readonly NamedCell[]): unknown {
  const names = [...new Set(fields.map((field) => field.names[0] ?? ''))]
  const inner = (name: string) => {
    const own = fields.filter((field) => field.names[0] === name)
    const deeper = own.filter((field) => field.names.length > 1)
    if (deeper.length === 0) return own[0]?.text ?? ''
    return groupOf(deeper.map((field) => ({ ...field, names: field.names.slice(1) })))
  }
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return names.toSorted((a, b) => Number(a) - Number(b)).map(inner)
  return Object.fromEntries(names.map((name) => [name, inner(name)]))
}
