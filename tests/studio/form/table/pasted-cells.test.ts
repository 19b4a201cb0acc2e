/** Cells that were copied elsewhere, as programs put them into the clipboard. */
import { expect, test } from 'vitest'
import { pastedCells } from '../../../../src/studio/form/table/pasted-cells.ts'

test.for<readonly [string, readonly (readonly string[])[] | undefined]>([
  ['one cell', undefined],
  ['one cell\r\n', undefined],
  ['', undefined],
  ['a\tb', [['a', 'b']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nc\n', [['a'], [''], ['c']]],
  ['a\t\tc', [['a', '', 'c']]],
  ['"two\nlines"\t"say ""x"""\r\n', [['two lines', 'say "x"']]],
  ['"Swahili" breakfast\t500', [['"Swahili" breakfast', '500']]],
  [' a \t“b”', [['a', '“b”']]],
])('%j', ([text, cells]) => expect(pastedCells(text)).toEqual(cells))
