/** Tables keep the quotes, spaces and line ends of their author. */
import { expect, test } from 'vitest'
import { applySplices } from '../../../src/core/base/edit.ts'
import { appliedTo, gridOf, operateTable } from '../../../src/studio/operations/table.ts'
import type { TableOperation } from '../../../src/studio/operations/table-operation.ts'
import { filesOf, textOf } from '../../support/modules.ts'
import { type Random, random } from '../../support/mutations.ts'

function after(text: string, operation: TableOperation): string {
  const outcome = operateTable({ path: 'pages/data/a.csv', text }, operation)
  return 'refused' in outcome ? outcome.refused : applySplices(text, outcome.edits)
}

const set = (row: number, column: number, text: string): TableOperation => ({
  kind: 'set-cells',
  row,
  column,
  texts: [text],
})
const TABLE = 'grade,fee\r\n"PP1",45000\r\n"PP2",46000\r\n'

test.for<readonly [string, string, TableOperation, string]>([
  ['a cell', TABLE, set(1, 1, '47000'), TABLE.replace('45000', '47000')],
  ['quotes stay', TABLE, set(2, 0, 'PP "3"'), TABLE.replace('"PP2"', '"PP ""3"""')],
  ['quotes where a comma is', TABLE, set(1, 1, '45,000'), TABLE.replace('45000', '"45,000"')],
  ['a cell that is missing', 'a,b,c\n1\n', set(1, 2, 'x'), 'a,b,c\n1,,x\n'],
  [
    'several cells, and those that are missing',
    'a,b,c\n1, 2\n',
    { kind: 'set-cells', row: 1, column: 1, texts: ['x', ''] },
    'a,b,c\n1, x,\n',
  ],
  ['spaces stay', 'a, b\n1, 2 \n', set(1, 1, '3'), 'a, b\n1, 3 \n'],
  [
    'a row like its neighbour',
    TABLE,
    { kind: 'insert-row', row: 3, cells: ['PP3', '48000'] },
    `${TABLE}"PP3",48000\r\n`,
  ],
  [
    'a row with spaces',
    'a; b\n1; 2\n',
    { kind: 'insert-row', row: 1, cells: ['3', '4'] },
    'a; b\n3; 4\n1; 2\n',
  ],
  [
    'a row without a last line break',
    'a,b\n1,2',
    { kind: 'insert-row', row: 2, cells: ['3', '4'] },
    'a,b\n1,2\n3,4',
  ],
  ['a removed row', TABLE, { kind: 'remove-row', row: 1 }, 'grade,fee\r\n"PP2",46000\r\n'],
  ['the last row', 'a,b\n1,2', { kind: 'remove-row', row: 1 }, 'a,b'],
  ['a moved row', 'a,b\n1,"x\ny"\n3,4', { kind: 'move-row', row: 1, to: 2 }, 'a,b\n3,4\n1,"x\ny"'],
  ['no such row', TABLE, set(7, 0, 'x'), 'missing'],
  ['no table', 'a,b\n"1', set(0, 0, 'x'), 'unreadable'],
  ['a cell that would change the separator', 'a,b;c\n', set(0, 0, 'x;y;z'), 'unwritable'],
])('%s', ([, text, operation, expected]) => {
  expect(after(text, operation)).toBe(expected)
})

const WORDS = ['', 'x', '45,000', 'say "x"', 'two\nlines', ' x ', 'a;b', "it's", '0722']

function randomTable(next: Random): string {
  const at = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(next() * values.length)]
  const separator = at([',', ';', '\t', ', ']) ?? ','
  const lineBreak = at(['\n', '\r\n']) ?? '\n'
  const cell = () => {
    const words = at(WORDS) ?? ''
    return next() < 0.3 || /[",;\s]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
  }
  const row = () => Array.from({ length: 3 }, cell).join(separator)
  const rows = ['one', 'two', 'three'].join(separator)
  return (
    [rows, ...Array.from({ length: 1 + Math.floor(next() * 4) }, row)].join(lineBreak) +
    (next() < 0.7 ? lineBreak : '')
  )
}

function operationsOn(text: string, next: Random): readonly TableOperation[] {
  const rows = gridOf(text)?.length ?? 0
  const at = (most: number) => Math.floor(next() * most)
  return [
    set(at(rows), at(3), WORDS[at(WORDS.length)] ?? ''),
    { kind: 'insert-row', row: at(rows + 1), cells: ['new', WORDS[at(WORDS.length)] ?? '', '1'] },
    { kind: 'remove-row', row: 1 + at(rows - 1) },
    { kind: 'move-row', row: at(rows), to: at(rows) },
  ]
}

test('every operation on 500 tables and all of the sites changes the cells it names', () => {
  const next = random(5)
  const real = filesOf(['pages', 'tests/sites'], /\.csv$/).map(textOf)
  const texts = [...real, ...Array.from({ length: 500 }, () => randomTable(next))]
  let done = 0
  for (const text of texts)
    for (const operation of operationsOn(text, next)) {
      const outcome = operateTable({ path: 'a.csv', text }, operation)
      if ('refused' in outcome) continue
      done++
      const meant = appliedTo(gridOf(text) ?? [], operation)
      expect(gridOf(applySplices(text, outcome.edits)), text).toEqual(meant)
      if (operation.kind === 'set-cells') expect(outcome.edits.length).toBeLessThan(2)
    }
  expect(real.length).toBeGreaterThan(0)
  expect(done).toBeGreaterThan(texts.length * 4 * 0.97)
})

test('500 rows are filled and 500 are added, as one change', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `"P${at}",${at}`)
  const before = ['grade,fee,note', ...rows].join('\r\n')
  const cells = rows.map((_, at) => [`Q${at}`, '45,000', ''])
  const operations = [
    ...cells.map((texts, at) => ({ kind: 'set-cells', row: at + 1, column: 0, texts }) as const),
    ...cells.map((texts) => ({ kind: 'insert-row', row: 501, cells: texts }) as const),
  ]
  const outcome = operateTable({ path: 'a.csv', text: before }, ...operations)
  const lines = rows.map((_, at) => `"Q${at}","45,000",`)
  const after = 'refused' in outcome ? outcome.refused : applySplices(before, outcome.edits)
  expect(after).toBe(['grade,fee,note', ...lines, ...lines].join('\r\n'))
})
