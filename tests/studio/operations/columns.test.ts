/** A table in a page is changed as its author would write it. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import { fillCells, removeColumn, renameAt, renameColumn } from '../../../src/studio/operations/columns.ts'
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

test('the cells of a renamed column get its name, in one step', () => {
  const outcome = renameColumn(file, table, 0, 'Room (with bath)')
  expect(after(outcome)).toBe(TEXT.replaceAll('Monday', 'Room (with bath)'))
  expect('edits' in outcome && outcome.edits.length).toBe(1)
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
