/** Parses CSV into cells with their offsets. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** `start` and `end` are offsets in the text. They include the quotes of a quoted cell. */
export type Cell = { readonly text: string; readonly start: number; readonly end: number }
export type Row = readonly Cell[]

/** A quote that is not closed (`isOpen`), or stands in the middle of a cell. `start` and `end` are offsets. */
export type QuoteProblem = { readonly isOpen: boolean; readonly start: number; readonly end: number }

/** Spreadsheets write a semicolon where the comma is the decimal sign. The line of names has no other use for either. */
function separatorIn(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, 'x').split(/[\r\n]/)
  const line = lines.find((each) => /[^\s;,]/.test(each)) ?? lines.find((each) => each !== '') ?? ''
  const times = (mark: string) => line.split(mark).length - 1
  return [',', ';', '\t'].reduce((most, mark) => (times(mark) > times(most) ? mark : most))
}

/** All rows, including empty ones: spreadsheets count them too. `text` must not have a byte order mark. */
export function parseCsv(text: string): readonly Row[] | QuoteProblem {
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

/** The offset where a cell begins: after the separator, or after the line break. */
function startAfter(text: string, end: number, isFirst: boolean): number {
  if (!isFirst) return end + 1
  let at = end
  while (text[at] === '\r' || text[at] === '\n') at += 1
  return at
}

/** The offsets without the blanks around the words. */
function wordsBetween(text: string, from: number, to: number): Omit<Cell, 'text'> {
  const raw = text.slice(from, to)
  const start = from + raw.length - raw.trimStart().length
  return { start, end: start + raw.trim().length }
}

/** The library stops after the last valid cell. */
function faultOf(
  { code, bytes, column }: CsvError,
  text: string,
  offsets: (bytes: number) => number,
): QuoteProblem {
  const end = offsets(typeof bytes === 'number' ? bytes : 0)
  const start = startAfter(text, end, column === 0)
  const next = text.slice(start).search(/[\r\n]/)
  return { isOpen: code === 'CSV_QUOTE_NOT_CLOSED', start, end: next < 0 ? text.length : start + next }
}

/** Turns the bytes that the library counts into offsets. Fast if it is called in rising order, as the library does. */
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
