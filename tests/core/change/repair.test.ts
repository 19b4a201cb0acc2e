/** What `fix` shows of a mistake that it has corrected. */
import { expect, test } from 'vitest'
import { repairOf } from '../../../src/core/change/fix/repair.ts'
import { wordTwice } from '../../../src/diagnostics/messages.ts'

test('only the lines that change, also if others are between them', () => {
  const text = 'one one\nname\ntwo two\n'
  const point = { line: 1, column: 1, offset: 0 }
  const repair = repairOf(text, {
    ...wordTwice('one'),
    span: { file: 'page.yaml', start: point, end: point },
    fix: [
      { file: 'page.yaml', start: 3, end: 7, text: '' },
      { file: 'page.yaml', start: 16, end: 20, text: '' },
    ],
  })
  expect(repair).toMatchObject({ before: ['one one', 'two two'], after: ['one', 'two'] })
})
