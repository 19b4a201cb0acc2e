/** A CSV file as cells with their places. */
import { CsvError, parse } from 'csv-parse/sync'

/** `start` and `end` are offsets in the text, with the quotes of a quoted cell. */
export type Cell = { readonly text: string; readonly start: number; readonly end: number }
export type Row = readonly Cell[]

/** What is wrong with the quotes of a file, and where. */
export type QuoteFault = { readonly isOpen: boolean; readonly start: number; readonly end: number }

/** Spreadsheets separate by a semicolon where the comma is for decimals. The line of names has no other use for them. */
function separatorIn(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, 'x').split(/[\r\n]/)
  const line = lines.find((each) => /[^\s;,]/.test(each)) ?? lines.find((each) => each !== '') ?? ''
  const times = (mark: string) => line.split(mark).length - 1
  return [',', ';', '\t'].reduce((most, mark) => (times(mark) > times(most) ? mark : most))
}

/** All rows, those without words as well: they count. `text` has no byte order mark. */
export function cellsOf(text: string): readonly Row[] | QuoteFault {
  const offsets = utf16Offsets(text)
  const rows: Cell[][] = []
  let last = 0
  try {
    parse(text, {
      delimiter: separatorIn(text),
      relax_column_count: true,
      trim: true,
      cast: (value, { bytes, column, records }) => {
        const row = rows[records] ?? []
        rows[records] = row
        row.push({ text: value, ...wordsBetween(text, startAfter(text, last, column === 0), offsets(bytes)) })
        last = offsets(bytes)
        return value
      },
    })
  } catch (cause) {
    if (cause instanceof CsvError) return faultOf(cause, text, offsets)
    throw cause
  }
  return rows
}

/** Where a cell begins: behind the separator that ended the one before, or behind the end of its line. */
function startAfter(text: string, end: number, isFirst: boolean): number {
  if (!isFirst) return end + 1
  let at = end
  while (text[at] === '\r' || text[at] === '\n') at += 1
  return at
}

/** Blanks around words are no part of them. */
function wordsBetween(text: string, from: number, to: number): Omit<Cell, 'text'> {
  const raw = text.slice(from, to)
  const start = from + raw.length - raw.trimStart().length
  return { start, end: start + raw.trim().length }
}

/** The library stops behind the last cell that was sound. */
function faultOf(
  { code, bytes, column }: CsvError,
  text: string,
  offsets: (bytes: number) => number,
): QuoteFault {
  const end = offsets(typeof bytes === 'number' ? bytes : 0)
  const start = startAfter(text, end, column === 0)
  const next = text.slice(start).search(/[\r\n]/)
  return { isOpen: code === 'CSV_QUOTE_NOT_CLOSED', start, end: next < 0 ? text.length : start + next }
}

/** The library counts bytes. It asks for places in their order. */
function utf16Offsets(text: string): (bytes: number) => number {
  let [bytesSoFar, offset] = [0, 0]
  return (bytes) => {
    if (bytes < bytesSoFar) [bytesSoFar, offset] = [0, 0]
    while (bytesSoFar < bytes && offset < text.length) {
      const code = text.codePointAt(offset) ?? 0
      bytesSoFar += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
      offset += code < 0x10000 ? 1 : 2
    }
    return offset
  }
}
