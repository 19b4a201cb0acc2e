/** Telephone numbers as people type and paste them, and the place of a long text that is shown. */
import { expect, test } from 'vitest'
import type { SearchPage } from '../../../src/block/search-index.ts'
import { excerptOf } from '../../../src/shell/search/excerpt.ts'
import { newFinder } from '../../../src/shell/search/find.ts'

const words = { close: '', hint: '', found: '', nothing: '' }
const PAGES: readonly SearchPage[] = [
  ['/one', 'One', 'First.', [['', 'Call +254 700 000 002 or 00 700.']]],
  ['/two', 'Two', 'Second.', [['', 'Call +254 700 000 001 today.']]],
]
const find = newFinder({ lang: 'en', words, pages: PAGES })

test.for(['0700000001', '254700000001', '+254700000001', '+254 700 000 001', '0700 000 001'])(
  'the telephone number %s is found as the page writes it',
  (query) => {
    expect(find(query)[0]?.page[0]).toBe('/two')
  },
)

test('a number that nobody has is not found', () => {
  expect(find('0711111111')).toEqual([])
})

test('the excerpt of a long table has the row with most of the words', () => {
  const rows = Array.from({ length: 150 }, (_, row) => `Row ${row} has a cell`).join(' ')
  const pieces = excerptOf(rows, new Set(['row', '140']))
  expect(pieces.map(({ text }) => text).join('')).toContain('Row 140 has')
})
