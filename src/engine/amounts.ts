/**
 * Amounts as Intl writes them. Asked for the first one, Node looks through all languages, which takes as long as making
 * ten pages: so the texts can be kept from one build to the next.
 */
import { askedOnce } from './asked-once.ts'

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
      return (amount: number) => {
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

function newWriter(lang: string, currency: string) {
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'code' } as const) : {}
  const formatWith = askedOnce(
    (minimumFractionDigits: number) =>
      new Intl.NumberFormat(lang, { ...style, minimumFractionDigits, maximumFractionDigits: 2 }),
  )
  return (amount: number) => formatWith(Number.isInteger(amount) ? 0 : 2).format(amount)
}
