/**
 * Amounts as Intl writes them. The first one makes Node load its tables of languages, which takes as long as input ten
 * pages. So whole numbers do without Intl in languages that part thousands by commas.
 */
import { memoize } from '../base/memoize.ts'

/** What is spoken in Kenya, and the English of most sites. In other regions thousands are parted in other ways. */
const WITH_COMMAS = new Set(['en', 'en-GB', 'en-KE', 'en-US', 'sw', 'sw-KE'])

/** Writes an amount. Without a currency it is a number. */
export const amountsIn = (lang: string, currency = ''): ((amount: number) => string) =>
  formats(lang)(currency)

const formats = memoize((lang: string) =>
  memoize((currency: string) => {
    const write = newWriter(lang, currency)
    if (!WITH_COMMAS.has(lang) || !/^([A-Z]{3})?$/.test(currency)) return write
    return (amount: number) => (isOrdinary(amount) ? withCommas(amount, currency) : write(amount))
  }),
)

const isOrdinary = (amount: number) => Number.isSafeInteger(amount) && amount > 0

function withCommas(amount: number, currency: string): string {
  let figures = String(amount)
  for (let at = figures.length - 3; at > 0; at -= 3) figures = `${figures.slice(0, at)},${figures.slice(at)}`
  // A space that does not break.
  return currency ? `${currency}\u00a0${figures}` : figures
}

function newWriter(lang: string, currency: string) {
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'code' } as const) : {}
  const formatWith = memoize(
    (minimumFractionDigits: number) =>
      new Intl.NumberFormat(lang, { ...style, minimumFractionDigits, maximumFractionDigits: 2 }),
  )
  return (amount: number) => formatWith(Number.isInteger(amount) ? 0 : 2).format(amount)
}
