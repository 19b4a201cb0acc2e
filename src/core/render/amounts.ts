/**
 * Amounts as Intl writes them. Asked for the first one, Node looks through all languages, which takes as long as making
 * ten pages: so whole numbers are written without it where it would part their thousands by commas, and the other texts
 * can be kept from one build to the next.
 */
import { askedOnce } from '../base/memoize.ts'

/** By language and currency, with a blank between them. */
export type AmountTexts = Readonly<Record<string, readonly (readonly [amount: number, text: string])[]>>

export type Amounts = {
  /** Without a currency it is a number. */
  readonly formatIn: (lang: string, currency: string | undefined) => (amount: number) => string
  /**
   * Forgets what was written up to now. `read` gives what was kept: it is called before an amount is written, not at all
   * if there is none.
   */
  readonly recall: (read: () => AmountTexts | undefined) => void
  /** All of them, if there are more than were kept. */
  readonly news: () => AmountTexts | undefined
}

/** Of one language. The amounts of schools are few. */
const MOST = 5000

/** What is spoken in Kenya, and the English of most sites. In other regions thousands are parted in other ways. */
const WITH_COMMAS = new Set(['en', 'en-GB', 'en-KE', 'en-US', 'sw', 'sw-KE'])

export function newAmounts(): Amounts {
  let read: () => AmountTexts | undefined = () => undefined
  let kept: AmountTexts | undefined
  let isNew = false
  const all = new Map<string, Map<number, string>>()
  const textsIn = (name: string) => {
    kept ??= read() ?? {}
    const texts = new Map(kept[name])
    all.set(name, texts)
    return texts
  }
  const formats = askedOnce((lang: string) =>
    askedOnce((currency: string) => {
      const write = newWriter(lang, currency)
      const name = `${lang} ${currency}`
      const isQuick = WITH_COMMAS.has(lang) && /^([A-Z]{3})?$/.test(currency)
      return (amount: number) => {
        if (isQuick && isOrdinary(amount)) return withCommas(amount, currency)
        const texts = all.get(name) ?? textsIn(name)
        const known = texts.get(amount)
        if (known !== undefined) return known
        const text = write(amount)
        if (texts.size >= MOST) return text
        texts.set(amount, text)
        isNew = true
        return text
      }
    }),
  )
  return {
    formatIn: (lang, currency = '') => formats(lang)(currency),
    recall: (from) => {
      read = from
      kept = undefined
      isNew = false
      all.clear()
    },
    news: () => {
      const now = [...all].map(([name, texts]) => [name, [...texts]] as const)
      return isNew ? { ...kept, ...Object.fromEntries(now) } : undefined
    },
  }
}

/** Those of this process. */
export const amounts: Amounts = newAmounts()

const isOrdinary = (amount: number) => Number.isSafeInteger(amount) && amount > 0

function withCommas(amount: number, currency: string): string {
  let figures = String(amount)
  for (let at = figures.length - 3; at > 0; at -= 3) figures = `${figures.slice(0, at)},${figures.slice(at)}`
  // A space that does not break.
  return currency ? `${currency}\u00a0${figures}` : figures
}

function newWriter(lang: string, currency: string) {
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'code' } as const) : {}
  const formatWith = askedOnce(
    (minimumFractionDigits: number) =>
      new Intl.NumberFormat(lang, { ...style, minimumFractionDigits, maximumFractionDigits: 2 }),
  )
  return (amount: number) => formatWith(Number.isInteger(amount) ? 0 : 2).format(amount)
}
