import { expect, test } from 'vitest'
import { InOrder } from '../../../src/build/incremental/in-order.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map((name, number) => ({ name, number }))

/** What is found under names, asked for one after the other, and how often a row was asked for its name. */
function found(names: string) {
  let asked = 0
  const list = new InOrder(rows, ({ name }) => {
    asked++
    return name
  })
  const numbers = [...names].map((name) => list.get(name)?.number)
  return { numbers, asked }
}

const expected = (names: string) => [...names].map((name) => rows.find((row) => row.name === name)?.number)

test.each([
  'abcde',
  'abcdeabcde',
  'bcde',
  'acde',
  'abde',
  'edcba',
  'xaxbxcx',
  'aabbccddee',
  'ace',
  'eaebec',
  'eeeee',
  'x',
])('rows have their names, whatever the order in which they are asked for: %s', (names) => {
  expect(found(names).numbers).toEqual(expected(names))
})

test('in any order of any six names the same is found as by looking through all rows', () => {
  const letters = [...'abcdex']
  const orders = letters.reduce<string[]>(
    (all) => all.flatMap((start) => letters.map((each) => start + each)),
    [''],
  )
  expect(orders).toHaveLength(6 ** 6)
  for (const names of orders) expect([names, found(names).numbers]).toEqual([names, expected(names)])
})

test('whoever asks in their order, twice, or leaves one out, asks few rows for their names', () => {
  expect(found('abcdeabcde').asked).toBe(10)
  expect(found('acde').asked).toBe(5)
  // A map of all names is made once.
  expect(found('edcba').asked).toBeLessThan(25)
})

test('of no rows nothing is found', () => {
  const list = new InOrder<string>([], (name) => name)
  expect([list.get('a'), list.size]).toEqual([undefined, 0])
})
