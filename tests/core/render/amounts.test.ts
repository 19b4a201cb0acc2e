import { expect, test } from 'vitest'
import { amountsIn } from '../../../src/core/render/amounts.ts'

/** Intl writes a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('an amount is written as its language and currency have it', () => {
  expect(plain(amountsIn('en', 'KES')(45000))).toBe('KES 45,000')
  expect(plain(amountsIn('en', 'KES')(1200.5))).toBe('KES 1,200.50')
  expect(plain(amountsIn('sw', 'KES')(68400))).toBe('KES 68,400')
  expect(plain(amountsIn('sw-KE', 'KES')(6.5))).toBe('KES 6.50')
  expect(plain(amountsIn('de', 'EUR')(1200))).toBe('1.200 €')
  expect(plain(amountsIn('fr', 'EUR')(6.5))).toBe('6,50 €')
  expect(plain(amountsIn('fr', 'KES')(1200))).toBe('1 200 KES')
  expect(plain(amountsIn('fr-SN', 'XOF')(8000))).toBe('8 000 F CFA')
  expect(plain(amountsIn('en', 'XOF')(8000))).toBe('F CFA 8,000')
  expect(plain(amountsIn('en', 'EUR')(1200))).toBe('€1,200')
  expect(plain(amountsIn('en-KE', 'USD')(1200))).toBe('USD 1,200')
  expect(plain(amountsIn('en', undefined)(1200))).toBe('1,200')
})

test('a whole amount beside others with cents has cents, too', () => {
  expect(plain(amountsIn('fr', 'EUR')(1200, true))).toBe('1 200,00 €')
  expect(plain(amountsIn('en-KE', 'KES')(1200, true))).toBe('KES 1,200.00')
})

test('what is written without Intl is what Intl writes', () => {
  const few = [0, -5, -45_000, 999, 1000, 999_999, 1_000_000, 2 ** 53 - 1, 2 ** 53, 1e21, 0.5, 1234.565]
  const many = Array.from({ length: 600 }, (_, at) => Math.round(1.0617 ** at * 7) % 2 ** 53)
  const currencies = [undefined, ...Intl.supportedValuesOf('currency'), 'QQQ', 'kes']
  for (const lang of ['en', 'en-GB', 'en-KE', 'en-US', 'sw', 'sw-KE', 'en-IN', 'en-ZA', 'en-CH', 'fr'])
    for (const currency of currencies) {
      const format = amountsIn(lang, currency)
      const some = currency === undefined || currency === 'KES' ? [...few, ...many] : few
      expect(
        some.map((amount) => format(amount)),
        `${lang} ${currency}`,
      ).toEqual(some.map(ofIntl(lang, currency)))
    }
})

/** A sign has no letters, but for francs of the CFA. */
const displayOf = (lang: string, currency: string) => {
  const written = new Intl.NumberFormat(lang, { style: 'currency', currency }).format(1)
  return /\p{L}/u.test(written) && !written.includes('CFA') ? 'code' : 'symbol'
}

const ofIntl = (lang: string, currency: string | undefined) => (amount: number) =>
  new Intl.NumberFormat(lang, {
    ...(currency && { style: 'currency', currency, currencyDisplay: displayOf(lang, currency) }),
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
