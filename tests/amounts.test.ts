import { expect, test } from 'vitest'
import { type AmountTexts, newAmounts } from '../src/engine/amounts.ts'

/** Intl writes a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('an amount is written as its language and currency have it', () => {
  const { formatIn } = newAmounts()
  expect(plain(formatIn('en', 'KES')(45000))).toBe('KES 45,000')
  expect(plain(formatIn('en', 'KES')(1200.5))).toBe('KES 1,200.50')
  expect(plain(formatIn('de', 'EUR')(1200))).toBe('1.200 EUR')
  expect(plain(formatIn('en', undefined)(1200))).toBe('1,200')
})

test('what was kept is taken, and nothing is kept again unless there is more of it', () => {
  const amounts = newAmounts()
  amounts.recall(() => ({ 'en KES': [[5, 'five']], 'de EUR': [[7, 'sieben']] }))
  expect(amounts.formatIn('en', 'KES')(5)).toBe('five')
  expect(amounts.news()).toBeUndefined()
  const six = amounts.formatIn('en', 'KES')(6)
  expect(amounts.news()).toEqual({
    'en KES': [
      [5, 'five'],
      [6, six],
    ],
    'de EUR': [[7, 'sieben']],
  })
})

test('what was written before does not hide what is kept', () => {
  const amounts = newAmounts()
  const format = amounts.formatIn('en', 'KES')
  format(5)
  amounts.recall(() => ({ 'en KES': [[5, 'five']] }))
  expect(format(5)).toBe('five')
  expect(amounts.news()).toBeUndefined()
})

test('nothing is read as long as no amount is written', () => {
  const amounts = newAmounts()
  amounts.recall(() => expect.unreachable('It was read'))
  amounts.formatIn('en', 'KES')
  expect(amounts.news()).toBeUndefined()
})

test('of very many amounts no more are kept, and all are right', () => {
  const amounts = newAmounts()
  const format = amounts.formatIn('en', undefined)
  const numbers = Array.from({ length: 6000 }, (_, number) => number)
  for (const _ of [1, 2])
    expect(numbers.map(format)).toEqual(numbers.map((number) => number.toLocaleString('en')))
  const kept: AmountTexts = amounts.news() ?? {}
  expect(kept['en ']).toHaveLength(5000)
})
