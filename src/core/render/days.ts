/** Days as people write them in a language. */
import { withSignOfFirst } from '../../block/date-names.ts'
import type { DatePart } from '../../block/view.ts'
import { memoize } from '../base/memoize.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const plain = memoize((lang: string) => new Intl.DateTimeFormat(lang, DAY))
const withWeekday = memoize((lang: string) => new Intl.DateTimeFormat(lang, { ...DAY, weekday: 'long' }))

const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** `8 January 2025`, or `Wednesday, 8 January 2025`. */
export function dayInWords(iso: string, lang: string, hasWeekday: boolean): string {
  const format = hasWeekday ? withWeekday : plain
  return withSignOfFirst(format(lang).format(dateOf(iso)), lang)
}

/**
 * `8 – 10 January 2025`: what days of one month have in common is there once. Of two months, some languages would lose the
 * first one.
 */
export function daysInWords(from: string, until: string, lang: string): readonly DatePart[] {
  if (from.slice(0, 7) !== until.slice(0, 7)) {
    const [first, last] = [from, until].map((iso) => ({ text: dayInWords(iso, lang, false), iso }))
    return first && last ? [first, { text: ' – ' }, last] : []
  }
  const parts: DatePart[] = []
  for (const { source, value } of plain(lang).formatRangeToParts(dateOf(from), dateOf(until))) {
    const iso = source === 'startRange' ? from : source === 'endRange' ? until : undefined
    // Fonts of sites lack the narrow spaces.
    const text = value.replaceAll(/[\u2009\u202f]/g, ' ')
    const last = parts.at(-1)
    if (last && last.iso === iso) parts[parts.length - 1] = { ...last, text: last.text + text }
    else parts.push({ text, ...(iso !== undefined && { iso }) })
  }
  return parts.map((part) => (part.iso === from ? { ...part, text: withSignOfFirst(part.text, lang) } : part))
}
