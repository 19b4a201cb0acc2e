/** Turns what an author does to a table into edits that keep quotes, spaces and line ends. They are tried first, too. */
import { applySplices, type Splice } from '../../core/base/edit.ts'
import { type Cell, parseCsv, type Row, separatorIn } from '../../core/load/tables/parse-csv.ts'
import { inserted, splice } from './editing.ts'
import { joined } from './joined.ts'
import type { Outcome, TextFile } from './operation.ts'
import type { TableOperation } from './table-operation.ts'
import { trimmed } from './trimmed.ts'

type Grid = readonly (readonly string[])[]

/** The texts of all cells; `undefined` if the text is not a table. */
export function gridOf(text: string): Grid | undefined {
  const rows = parseCsv(text)
  return 'isOpen' in rows ? undefined : rows.map((row) => row.map((cell) => cell.text))
}

/** Places are those of the file as it is: several operations mean what they do from the last one to the first one. */
export function operateTable({ path, text }: TextFile, ...operations: readonly TableOperation[]): Outcome {
  const rows = parseCsv(text)
  if ('isOpen' in rows) return { refused: 'unreadable' }
  const grid = rows.map((row) => row.map((cell) => cell.text))
  const meant = operations.reduceRight<Grid | undefined>((now, each) => now && appliedTo(now, each), grid)
  if (!meant) return { refused: 'missing' }
  const sheet: Sheet = { text, rows, lines: linesOf(text, rows), separator: separatorIn(text) }
  const splices = joined(operations.flatMap((each) => splicesFor(sheet, each))).map((each) =>
    trimmed(text, each),
  )
  const after = gridOf(applySplices(text, splices))
  if (JSON.stringify(after) !== JSON.stringify(meant)) return { refused: 'unwritable' }
  const edits = splices.filter(({ start, end, text: words }) => start !== end || words !== '')
  return { edits: edits.map((each) => ({ ...each, file: path })) }
}

/** What an operation means for the texts. */
export function appliedTo(grid: Grid, operation: TableOperation): Grid | undefined {
  const { kind, row } = operation
  const cells = grid[row]
  if (kind === 'insert-row')
    return row >= 0 && row <= grid.length ? grid.toSpliced(row, 0, operation.cells) : undefined
  if (!cells) return undefined
  if (kind === 'remove-row') return grid.toSpliced(row, 1)
  if (kind === 'move-row')
    return grid[operation.to] ? grid.toSpliced(row, 1).toSpliced(operation.to, 0, cells) : undefined
  const { column, texts } = operation
  if (column < 0) return undefined
  const length = Math.max(cells.length, column + texts.length)
  return grid.with(
    row,
    Array.from({ length }, (_, index) => texts[index - column] ?? cells[index] ?? ''),
  )
}

type Line = { readonly start: number; readonly end: number }
type Sheet = {
  readonly text: string
  readonly rows: readonly Row[]
  readonly lines: readonly Line[]
  readonly separator: string
}

/** Without their line breaks. A quoted cell may hold some. */
function linesOf(text: string, rows: readonly Row[]): readonly Line[] {
  let start = 0
  return rows.map((row) => {
    const last = row.at(-1)?.end ?? start
    const end = last + (/^[^\r\n]*/.exec(text.slice(last))?.[0].length ?? 0)
    const line = { start, end }
    start = end + (/^(?:\r\n?|\n)?/.exec(text.slice(end))?.[0].length ?? 0)
    return line
  })
}

function splicesFor(sheet: Sheet, operation: TableOperation): readonly Splice[] {
  switch (operation.kind) {
    case 'set-cells':
      return setCells(sheet, operation)
    case 'insert-row':
      return insertRow(sheet, operation.row, operation.cells)
    case 'remove-row':
      return removeRow(sheet, operation.row)
    case 'move-row':
      return moveRow(sheet, operation.row, operation.to)
  }
}

type Kind<Name> = Extract<TableOperation, { readonly kind: Name }>

function setCells(sheet: Sheet, { row, column, texts }: Kind<'set-cells'>): readonly Splice[] {
  const { rows, lines, separator } = sheet
  const cells = rows[row] ?? []
  const length = Math.max(cells.length, column + texts.length)
  const missing = Array.from(
    { length },
    (_, index) => separator + written(sheet, texts[index - column] ?? ''),
  )
  return [
    ...texts.flatMap((words, index) => {
      const cell = cells[column + index]
      return cell ? [splice(cell.start, cell.end, written(sheet, words, cell))] : []
    }),
    inserted(lines[row]?.end ?? 0, missing.slice(cells.length).join('')),
  ]
}

/** In quotes if it needs them, or if the cell `like` has them. */
function written({ text, separator }: Sheet, words: string, like?: Cell): string {
  const needs = words.includes(separator) || /["\r\n]|^\s|\s$/.test(words)
  return needs || (like && text[like.start] === '"') ? `"${words.replaceAll('"', '""')}"` : words
}

function insertRow(sheet: Sheet, at: number, cells: readonly string[]): readonly Splice[] {
  const { text, rows, lines, separator } = sheet
  // The row of names is often written in another way than the rows below.
  const like = at > 1 ? at - 1 : Math.min(at, rows.length - 1)
  const line = cells
    .map((words, column) => spacesBefore(sheet, like, column) + written(sheet, words, rows[like]?.[column]))
    .join(separator)
  const [first] = lines
  const lineBreak = (first && /^(?:\r\n?|\n)/.exec(text.slice(first.end))?.[0]) ?? '\n'
  const place = lines[at]
  if (place) return [inserted(place.start, line + lineBreak)]
  return [inserted(text.length, /[\r\n]$|^$/.test(text) ? line + lineBreak : lineBreak + line)]
}

/** Some authors write a space behind each comma. */
function spacesBefore({ text, rows, lines, separator }: Sheet, row: number, column: number): string {
  const [cell, line] = [rows[row]?.[column], lines[row]]
  if (!cell || !line || cell.start === cell.end) return ''
  const from = text.lastIndexOf(separator, cell.start - 1) + 1
  return column === 0
    ? text.slice(line.start, cell.start)
    : text.slice(Math.max(from, line.start), cell.start)
}

function removeRow({ text, lines }: Sheet, row: number): readonly Splice[] {
  const [before, line, after] = [lines[row - 1], lines[row], lines[row + 1]]
  if (!line) return []
  if (after) return [splice(line.start, after.start, '')]
  return line.end < text.length || !before
    ? [splice(line.start, text.length, '')]
    : [splice(before.end, line.end, '')]
}

/** The line breaks stay where they are. */
function moveRow({ text, lines }: Sheet, from: number, to: number): readonly Splice[] {
  const order = lines.toSpliced(from, 1).toSpliced(to, 0, ...lines.slice(from, from + 1))
  return lines.flatMap((line, index) => {
    const by = order[index]
    return by && by !== line ? [splice(line.start, line.end, text.slice(by.start, by.end))] : []
  })
}
