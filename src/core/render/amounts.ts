/**
 * Writes amounts as Intl does: with the sign of the currency if the language has one, otherwise with its code. The first
 * use of Intl loads language tables. That takes as long as ten pages, so whole numbers are written without Intl in
 * languages that separate thousands with commas.
 */
import { memoize, once } from '../base/memoize.ts'

/** The languages of Kenya, and common kinds of English. Other regions separate thousands in other ways. */
const WITH_COMMAS = new Set(['en', 'en-GB', 'en-KE', 'en-US', 'sw', 'sw-KE'])

/** Their usual short forms are letters, such as Ksh. `KES 68,400` is as common, and clear everywhere. */
const WITHOUT_SIGN = new Set(['', 'KES', 'TZS', 'UGX'])

/** Returns a function that writes amounts. Without a currency it writes plain numbers. */
export const amountsIn = (lang: string, currency = ''): ((amount: number, withCents?: boolean) => string) =>
  formats(lang)(currency)

const formats = memoize((lang: string) =>
  memoize((currency: string) => {
    const writer = once(() => newWriter(lang, currency))
    const needsIntl = !WITH_COMMAS.has(lang) || !WITHOUT_SIGN.has(currency)
    return (amount: number, withCents = false) =>
      needsIntl || withCents || !isOrdinary(amount)
        ? writer()(amount, withCents)
        : withCommas(amount, currency)
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
  const style = currency
    ? ({ style: 'currency', currency, currencyDisplay: hasSign(lang, currency) ? 'symbol' : 'code' } as const)
    : {}
  const formatWith = memoize(
    (minimumFractionDigits: number) =>
      new Intl.NumberFormat(lang, { ...style, minimumFractionDigits, maximumFractionDigits: 2 }),
  )
  return (amount: number, withCents = false) =>
    formatWith(Number.isInteger(amount) && !withCents ? 0 : 2).format(amount)
}

/** Dollars of another country have letters too: `US$`. `F CFA` is what everybody writes for XOF and XAF. */
function hasSign(lang: string, currency: string): boolean {
  const parts = new Intl.NumberFormat(lang, { style: 'currency', currency }).formatToParts(1)
  return parts.some(({ type, value }) => type === 'currency' && /^\P{L}+$|CFA/u.test(value))
}
