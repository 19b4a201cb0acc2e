import { expect, test } from 'vitest'
import { type AmountTexts, newAmounts } from '../../../src/core/render/amounts.ts'

/** Intl writes a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('an amount is written as its language and currency have it', () => {
  const { formatIn } = newAmounts()
  expect(plain(formatIn('en', 'KES')(45000))).toBe('KES 45,000')
  expect(plain(formatIn('en', 'KES')(1200.5))).toBe('KES 1,200.50')
  expect(plain(formatIn('de', 'EUR')(1200))).toBe('1.200 EUR')
  expect(plain(formatIn('en', undefined)(1200))).toBe('1,200')
})

test('what is written without Intl is what Intl writes', () => {
  const few = [0, -5, -45_000, 999, 1000, 999_999, 1_000_000, 2 ** 53 - 1, 2 ** 53, 1e21, 0.5, 1234.565]
  const many = Array.from({ length: 600 }, (_, at) => Math.round(1.0617 ** at * 7) % 2 ** 53)
  const currencies = [undefined, ...Intl.supportedValuesOf('currency'), 'QQQ', 'kes']
  for (const lang of ['en', 'en-GB', 'en-KE', 'en-US', 'sw', 'sw-KE', 'en-IN', 'en-ZA', 'en-CH', 'fr'])
    for (const currency of currencies) {
      const format = newAmounts().formatIn(lang, currency)
      const some = currency === undefined || currency === 'KES' ? [...few, ...many] : few
      expect(some.map(format), `${lang} ${currency}`).toEqual(some.map(ofIntl(lang, currency)))
    }
})

const ofIntl = (lang: string, currency: string | undefined) => (amount: number) =>
  new Intl.NumberFormat(lang, {
    ...(currency && { style: 'currency', currency, currencyDisplay: 'code' }),
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)

test('what was kept is taken, and nothing is kept again unless there is more of it', () => {
  const amounts = newAmounts()
  amounts.recall(() => ({ 'fr KES': [[5, 'cinq']], 'de EUR': [[7, 'sieben']] }))
  expect(amounts.formatIn('fr', 'KES')(5)).toBe('cinq')
  expect(amounts.news()).toBeUndefined()
  const six = amounts.formatIn('fr', 'KES')(6)
  expect(amounts.news()).toEqual({
    'fr KES': [
      [5, 'cinq'],
      [6, six],
    ],
    'de EUR': [[7, 'sieben']],
  })
})

test('what was written before does not hide what is kept', () => {
  const amounts = newAmounts()
  const format = amounts.formatIn('fr', 'KES')
  format(5)
  amounts.recall(() => ({ 'fr KES': [[5, 'cinq']] }))
  expect(format(5)).toBe('cinq')
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
  const format = amounts.formatIn('fr', undefined)
  const numbers = Array.from({ length: 6000 }, (_, number) => number)
  for (const _ of [1, 2])
    expect(numbers.map(format)).toEqual(numbers.map((number) => number.toLocaleString('fr')))
  const kept: AmountTexts = amounts.news() ?? {}
  expect(kept['fr ']).toHaveLength(5000)
})
