/** A table in a page is changed as its author would write it. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import {
  fillCells,
  removeColumn,
  renameAt,
  renameColumn,
  replaceTable,
} from '../../../src/studio/operations/columns.ts'
import type { Outcome } from '../../../src/studio/operations/operation.ts'

const TEXT = `blocks:
  - type: table
    columns:
      - name: Monday # the first
      - name: Price
        kind: money
      - name: Guests
    items:
      - Monday: Sea view
        Price: 4,500 # a night
      - Monday: Garden

      - Guests: 2
`
const file = { path: 'pages/rooms.yaml', text: TEXT }
const block = ['blocks', 0]
const table = { columns: [...block, 'columns'], rows: [...block, 'items'] }
const NAMES = ['Monday', 'Price', 'Guests']

const after = (outcome: Outcome, text = TEXT) =>
  'refused' in outcome ? outcome.refused : applySplices(text, outcome.edits)

test('the cells of a renamed column get its name', () => {
  const outcome = renameColumn(file, table, 0, 'Room (with bath)')
  expect(after(outcome)).toBe(TEXT.replaceAll('Monday', 'Room (with bath)'))
})

test('a column without cells is renamed, and one does not take the name of another', () => {
  const text = TEXT.replace('- Guests: 2', '- Monday: Tent')
  const outcome = renameColumn({ ...file, text }, table, 2, 'People')
  expect(after(outcome, text)).toBe(text.replace('Guests', 'People'))
  expect(renameColumn(file, table, 0, 'Price')).toEqual({ refused: 'unwritable' })
})

test('a removed column takes its cells along, and the rows that had no other', () => {
  expect(after(removeColumn(file, table, 1))).toBe(
    TEXT.replace('      - name: Price\n        kind: money\n', '').replace(
      '        Price: 4,500 # a night\n',
      '',
    ),
  )
  expect(after(removeColumn(file, table, 2))).toBe(
    TEXT.replace('      - name: Guests\n', '').replace('\n      - Guests: 2\n', ''),
  )
})

const put = (...cells: readonly (readonly string[])[]) => after(replaceTable(file, table, cells))

test('a whole table takes the place of another', () => {
  const start = TEXT.slice(0, TEXT.indexOf('      - name'))
  expect(
    put(['Tent', 'Price', 'Beds', 'Notes'], ['Big', '2,000', '', 'by the lake'], ['', '', '', ''], ['Small']),
  ).toBe(
    `${start}      - name: Tent # the first
      - name: Price
        kind: money
      - name: Beds
      - name: Notes
    items:
      - Tent: Big
        Price: 2,000
        Notes: by the lake
      - Tent: Small
`,
  )
  expect(put(['Tent'], ['Big'])).toBe(
    `${start}      - name: Tent # the first\n    items:\n      - Tent: Big\n`,
  )
})

const fill = (row: number, column: number, ...cells: readonly (readonly string[])[]) =>
  after(fillCells(file, table.rows, NAMES, { row, column }, cells))

test('cells are written in the order of the columns', () => {
  expect(fill(2, 0, ['Tent'])).toBe(TEXT.replace('- Guests: 2', '- Monday: Tent\n        Guests: 2'))
  expect(fill(1, 2, ['1'])).toBe(TEXT.replace('Garden\n', 'Garden\n        Guests: 1\n'))
})

test('an empty cell leaves the file, but a row keeps one', () => {
  expect(fill(0, 0, [''])).toBe(TEXT.replace('- Monday: Sea view\n        Price: 4,500', '- Price: 4,500'))
  expect(fill(2, 2, [''])).toBe(TEXT.replace('Guests: 2', 'Guests: ""'))
  expect(fill(3, 0, [''])).toBe(TEXT)
})

test('cells fill those to the right and below, and add rows', () => {
  const added = fill(2, 1, ['900', '3'], ['1,200', ''], ['', '4'])
  expect(added).toContain(
    '\n      - Price: 900\n        Guests: 3\n\n      - Price: 1,200\n\n      - Guests: 4\n',
  )
  expect(fill(0, 2, ['1', 'too far'])).toBe('missing')
})

test('rows without words among those that are pasted behind the last one are left out', () => {
  const added = fill(3, 0, ['', ''], ['Tent', '1'], ['', ''], ['Hut', '2'])
  expect(added).toBe(
    `${TEXT}\n      - Monday: Tent\n        Price: 1\n\n      - Monday: Hut\n        Price: 2\n`,
  )
})

test('a row gets its cells in the order of the columns, also where its only cell is emptied', () => {
  expect(fill(0, 0, ['Hut', '', '2'], ['', '1', '2'])).toBe(
    TEXT.replace('Sea view\n        Price: 4,500 # a night', 'Hut\n        Guests: 2').replace(
      '- Monday: Garden\n',
      '- Price: 1\n        Guests: 2\n',
    ),
  )
  expect(fill(1, 0, ['Garden', '1', '2'])).toBe(
    TEXT.replace('Garden\n', 'Garden\n        Price: 1\n        Guests: 2\n'),
  )
})

const numbers = Array.from({ length: 500 }, (_, at) => at)
const asRows = (row: (at: number) => string, of = numbers) =>
  TEXT.replace(/ {6}- Monday: [\s\S]*/, of.map(row).join(''))

test('250 rows are filled and 250 are added, and their comments stay', () => {
  const some = numbers.slice(250)
  const text = asRows(
    (at) => `      # The ${at}th\n      - Monday: "R${at}" # room\n        Guests: ${at}\n`,
    some,
  )
  const cells = [...some, ...some].map((at) => [`S${at}`, `${at}, or so`, at % 2 ? '' : '2'])
  const outcome = fillCells({ ...file, text }, table.rows, NAMES, { row: 0, column: 0 }, cells)
  const others = (at: number) => `        Price: ${at}, or so\n${at % 2 ? '' : '        Guests: 2\n'}`
  const filled = (at: number) => `      # The ${at}th\n      - Monday: "S${at}" # room\n${others(at)}`
  const added = some.map((at) => `      - Monday: S${at}\n${others(at)}`)
  expect(after(outcome, text)).toBe(asRows(filled, some) + added.join(''))
})

test.for([['items: []'], ['items:'], ['']])('500 rows come into %j', ([items = '']) => {
  const text = TEXT.replace(/items:[\s\S]*/, items === '' ? '' : `${items}\n`).replace(/ {4}$/, '')
  const cells = numbers.map((at) => [`S${at}`, `${at}`])
  const outcome = fillCells({ ...file, text }, table.rows, NAMES, { row: 0, column: 0 }, cells)
  const rows = cells.map(([room, price]) => `      - Monday: ${room}\n        Price: ${price}\n`)
  expect(after(outcome, text)).toBe(TEXT.replace(/ {6}- Monday: [\s\S]*/, rows.join('')))
})

test('a column of 500 cells is removed', () => {
  const text = asRows(
    (at) => `      - Monday: R${at} # room\n        Price: ${at}\n        Guests: 2 # or 3\n`,
  )
  const without = (name: string) => text.replaceAll(new RegExp(` {8}${name}: .*\n`, 'g'), '')
  expect(after(removeColumn({ ...file, text }, table, 1), text)).toBe(
    without('Price').replace('      - name: Price\n        kind: money\n', ''),
  )
  expect(after(removeColumn({ ...file, text }, table, 2), text)).toBe(
    without('Guests').replace('      - name: Guests\n', ''),
  )
  expect(after(removeColumn({ ...file, text }, table, 0), text)).toBe(
    text.replaceAll(/- Monday: .*\n {8}/g, '- ').replace('      - name: Monday # the first\n', ''),
  )
})

test('a column of 500 cells takes the rows along that have no other', () => {
  const text = asRows((at) => (at % 5 ? `      - Price: ${at}\n` : `      - Guests: ${at}\n`))
  const outcome = removeColumn({ ...file, text }, table, 1)
  expect(after(outcome, text)).toBe(
    text.replaceAll(/ {6}- Price: .*\n/g, '').replace('      - name: Price\n        kind: money\n', ''),
  )
})

test('quotes around nothing do not stay around what is written there', () => {
  const text = TEXT.replace('Garden', '""')
  const outcome = fillCells({ ...file, text }, table.rows, NAMES, { row: 1, column: 0 }, [['Garden']])
  expect(after(outcome, text)).toBe(TEXT)
})

test('a name in a map is changed in its place', () => {
  const text = 'hours:\n  Mon-Fri: 08:00-17:00 # long\n  Sat: closed\n'
  const outcome = renameAt({ ...file, text }, ['hours'], 0, 'Tue-Sun')
  expect(after(outcome, text)).toBe(text.replace('Mon-Fri', 'Tue-Sun'))
  expect(renameAt({ ...file, text }, ['hours'], 2, 'Sun')).toEqual({ refused: 'missing' })
})
