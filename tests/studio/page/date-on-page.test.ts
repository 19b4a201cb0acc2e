/** Which field of equal dates a date on the page stands for. */
import { expect, test } from 'vitest'
import { fieldAmong } from '../../../src/studio/page/date-on-page.ts'

const [start, end] = [
  ['blocks', 1, 'periods', 0, 'end'],
  ['blocks', 1, 'periods', 1, 'start'],
]
const both = [start ?? [], end ?? []]

test('a date of one field leads there, wherever the page shows it', () =>
  expect(fieldAmong(both.slice(1), 2, 3)).toEqual(end))

test('equal dates are told apart by their order, if the page has one for each field', () => {
  expect(fieldAmong(both, 1, 2)).toEqual(end)
  expect(fieldAmong(both, 0, 1)).toBeUndefined()
  expect(fieldAmong([], 0, 1)).toBeUndefined()
})
