/** Reads a day in the many ways that people write one. */
import { bareName, namesOf } from '../../../block/date-names.ts'
import { type Day, weekdayOf } from '../../../block/day.ts'
import { AUTHORS_LANGUAGES } from '../../../block/words.ts'
import { certain } from '../../../diagnostics/certain.ts'
import { MONTH_NAMES } from '../../../diagnostics/no-such-day.ts'
import { once } from '../../base/memoize.ts'

const weekdays = once(() => namesOf(AUTHORS_LANGUAGES, 7, { weekday: 'long' }))
const weekdayPattern = once(() => {
  const names = [...weekdays().keys(), '(?:sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?']
  return new RegExp(String.raw`(?<!\p{L})\(?(${names.join('|')})(?!\p{L})[.,]?\)?,?`, 'iu')
})
const TIME =
  /(?:[t ]|(?<=\d),? (?:at )?)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)? ?(?:[ap]\.?m\.?|hrs?|h|z|[+-]\d{2}:?\d{2})?$/i
const HOUR = /,? (?:at )?\d{1,2} ?[ap]\.?m\.?$/i

/** Whether the words name no other weekday than that of a day: `(Fri)`. */
export function isOnItsWeekday(words: string, iso: string): boolean {
  const named = weekdayPattern().exec(words)?.[1]?.toLowerCase() ?? ''
  // English is the first of the languages.
  const day =
    weekdays().get(named) ?? [...weekdays().keys()].findIndex((name) => name.startsWith(named.slice(0, 3)))
  return named === '' || day === weekdayOf(iso)
}

/** Whether a day is all that the words say: they have no time, and the month is where it belongs. */
export const isOnlyDay = (words: string): boolean =>
  !TIME.test(words) && !HOUR.test(words) && !/^\s*\d{4}\D(?:1[3-9]|[2-9]\d)\D/.test(words)

/** Every day that the words may mean. Empty for words that name none. `dayFirst`: where nobody writes the month first. */
export function readDays(written: string, dayFirst = false): readonly Day[] {
  const words = written
    .trim()
    .replace(TIME, '')
    .replace(HOUR, '')
    .replace(weekdayPattern(), ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d)[oO](?!\p{L})|(?<!\p{L})[oO](?=\d)/gu, '0')
    .replaceAll(/(?<=\d)[lI](?!\p{L})|(?<!\p{L})[lI](?=\d)/gu, '1')
    .replace(/0(?=[ck]t)/i, 'O')
    .trim()
  return inNumbers(words, dayFirst) ?? inWords(words.toLowerCase())
}

const NUMBERS = /^(\d{1,4})\s?([-/. ])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{1,2}))?\.?$/

/** `undefined` if the words are not just numbers. */
function inNumbers(words: string, isDayFirst: boolean): readonly Day[] | undefined {
  const [, y, m, d] = /^(\d{4})(\d\d)(\d\d)$/.exec(words) ?? []
  if (y) return [day(y, m, d)]
  const [, first = '', mark, second, third] = NUMBERS.exec(words) ?? []
  if (!first) return undefined
  if (first.length === 4) return third ? yearFirst(first, second, third) : []
  if (first.length > 2) return []
  // With points the day is first. With other signs it may also be the month.
  if (!third)
    return mark === ' ' ? [] : likely([day(undefined, second, first), day(undefined, first, second)])
  const year = third.length === 4 ? third : third.length === 2 ? `20${third}` : undefined
  if (year === undefined) return []
  const dayFirst = day(year, second, first)
  if (mark === '.') return [dayFirst]
  // Between hyphens, the year may be first, or have lost its first figures: `27-02-15`, `7-02-15`.
  const mayBeYearFirst = third.length === 2 && mark === '-'
  const other =
    mayBeYearFirst && first.length === 2 ? day(`20${first}`, second, third) : day(year, first, second)
  return likely([dayFirst, other]).slice(0, isDayFirst && !mayBeYearFirst ? 1 : 2)
}

/** Year, month, day; or year, day, month if there is no such month. */
function yearFirst(year: string, second = '', third = ''): readonly Day[] {
  const usual = day(year, second, third)
  const swapped = day(year, third, second)
  return !isMonth(usual) && isMonth(swapped) ? [swapped] : [usual]
}

const isMonth = ({ month }: Day) => month >= 1 && month <= 12

/** Leaves out readings with a month that does not exist, if there are others. */
function likely(days: readonly Day[]): readonly Day[] {
  const found = days.filter(isMonth)
  return found.length > 0 ? found : days.slice(0, 1)
}

/** `24th of October, 2025`, in any order. The year may be missing. */
function inWords(words: string): readonly Day[] {
  const parts = words
    .replaceAll(/(\d)(?:st|nd|rd|th|er)(?!\p{L})/gu, '$1')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .split(/[\s,./()-]+/)
    .filter((part) => !/^(?:of|the|de|le|tarehe)?$/.test(part))
  const names = parts.filter((part) => !/^\d+$/.test(part))
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  const month = names.length === 1 ? monthOf(names[0] ?? '') : 0
  const years = numbers.filter((number) => number.length === 4)
  const [date, ...others] = numbers.filter((number) => number.length <= 2)
  const isOne = years.length + (date === undefined ? 0 : 1) === numbers.length && years.length < 2
  if (month === 0 || date === undefined) return []
  if (isOne) return [day(years[0], String(month), date)]
  // The year of `24 Oct 25` has two figures.
  const [short] = others
  return numbers.length === 2 && short !== undefined && parts.at(-1) === short
    ? [day(`20${short}`, String(month), date)]
    : []
}

const monthNames = once(
  () => new Map([...namesOf(AUTHORS_LANGUAGES, 12, { month: 'long' }, { month: 'short' }), ['sept', 9]]),
)

/** Not looked for in texts: a street may be `Via XX Settembre`. */
const moreMonthNames = once(() => namesOf(['pt', 'es', 'it'], 12, { month: 'long' }))

export const isMonthName = (name: string): boolean => monthNames().has(bareName(name))

function monthOf(name: string): number {
  const known = monthNames().get(name) ?? moreMonthNames().get(name)
  if (known !== undefined) return known
  const meant = certain(name, MONTH_NAMES)
  return meant === undefined ? 0 : MONTH_NAMES.indexOf(meant) + 1
}

const day = (year: string | undefined, month = '', ofMonth = ''): Day => ({
  year: Number(year) || undefined,
  month: Number(month),
  day: Number(ofMonth),
})
