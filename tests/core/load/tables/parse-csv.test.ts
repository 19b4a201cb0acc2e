/** Our reader of CSV finds what a library finds, and says where. */
import { CsvError, parse } from 'csv-parse/sync'
import { array, assert as assertProperty, constantFrom, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cellNames } from '../../../../src/core/load/tables/cell-names.ts'
import { parseCsv } from '../../../../src/core/load/tables/parse-csv.ts'

const PIECES = [
  'a',
  'é',
  '😀',
  '7',
  ' ',
  '\t',
  ',',
  ',',
  ';',
  '""',
  '"',
  '"b"',
  '"c, ""d;"""',
  '"\n"',
  '\n',
  '\n',
]

function withLibrary(text: string, delimiter: string) {
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true })
  } catch (cause) {
    if (cause instanceof CsvError) return cause.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'in the middle'
    throw cause
  }
}

function cellsOf(text: string) {
  const rows = parseCsv(text)
  if ('isOpen' in rows) throw new Error('The quotes are closed')
  return rows
}

test('it reads the same cells and finds the same mistakes as csv-parse, whatever separates cells and rows', () => {
  const texts = property(
    constantFrom(',', ';', '\t'),
    constantFrom('\n', '\r\n', '\r'),
    array(constantFrom(...PIECES)),
    (separator, lineBreak, pieces) => {
      const text = [`one${separator}two`, ...pieces.join('').split('\n'), 'end'].join(lineBreak)
      // The library takes this for one cell.
      pre(!/""\s+"/.test(text))
      const rows = parseCsv(text)
      if ('isOpen' in rows) {
        expect(rows.isOpen ? 'open' : 'in the middle').toBe(withLibrary(text, separator))
        return
      }
      expect(rows.map((row) => row.map((cell) => cell.text))).toEqual(withLibrary(text, separator))
      for (const cell of rows.flat()) {
        const written = text.slice(cell.start, cell.end)
        expect([cell.text, `"${cell.text.replaceAll('"', '""')}"`]).toContain(written)
      }
    },
  )
  assertProperty(texts, { numRuns: 3000 })
})

test('a quote that is not closed is marked from its cell to the end of the line', () => {
  const text = 'a,b\r\n1, "x\r\ny,2\r\n'
  expect(parseCsv(text)).toEqual({ isOpen: true, start: 7, end: 10 })
  expect(parseCsv('a,b\n1,x "y" z,2')).toEqual({ isOpen: false, start: 6, end: 15 })
})

test('a row ends at each line break, even if a file mixes them', () => {
  const rows = cellsOf('a,b\r\n1,2\n3,4\r\n')
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ])
})

test('blanks that do not break may stand after a quoted cell', () => {
  expect(cellsOf('a,b\n"1"\u00a0,2').at(-1)).toMatchObject([{ text: '1' }, { text: '2' }])
})

test('the first cell below an empty row is in its own row', () => {
  const text = 'a,b\n\n1,2\n'
  expect(cellNames(cellsOf(text))(text.indexOf('1'))).toEqual({ row: 3, column: 'a' })
})

test.each([',', ';', '\t'])('the line for Excel that names the separator %j is an empty row', (separator) => {
  const rows = cellsOf(`sep=${separator}\r\nDay${separator}Against\r\n14 June${separator}Kibo\r\n`)
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['', ''],
    ['Day', 'Against'],
    ['14 June', 'Kibo'],
  ])
  expect(rows[1]?.[0]?.start).toBe(7)
})
