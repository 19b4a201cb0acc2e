/** Finds dates with a wrong day of the week, as in `Monday, 30 May 2025`. */

import { bareName, nameOfDay, namesOf } from '../../../block/date-names.ts'
import { type Day, dayAfter, isDay, isoOf, nearestOn, weekdayOf } from '../../../block/day.ts'
import { YEAR } from '../../../block/years.ts'
import type { weekdayDiffers } from '../../../diagnostics/messages.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { memoize } from '../../base/memoize.ts'
import type { DayOfNoYear } from './weekday-of-page.ts'

/** A day that words name without a year, as in `Saturday 14 March` or `(Saturday)`. Beside `date` it is the day `iso`. */
export type NamedDay = { readonly words: string; readonly iso: string; readonly weekdayOfDate: string }

export type WrongWeekday = Parameters<typeof weekdayDiffers>[0]

export type Weekdays = {
  readonly wrongIn: (text: string) => readonly WrongWeekday[]
  /** The first day that differs from a date beside the text. With `isSpan`, the date is the first of several days. */
  readonly besides: (text: string, date: string, isSpan: boolean) => NamedDay | undefined
  /** Days of the week with a day and a month only. */
  readonly ofNoYear: (text: string) => readonly DayOfNoYear[]
}

/** Knows the names of the days in the language of the site, and in English. */
export function weekdaysIn(lang: string): Weekdays {
  return {
    wrongIn: (text) => {
      // Texts without a year are skipped: addresses have many other numbers.
      if (!YEAR.test(text) || !AFTER_WORD.test(text) || !DAY.test(text)) return []
      return searchIn(lang).wrongIn(text)
    },
    besides: (text, date, isSpan) => searchIn(lang).besides(text, date, isSpan),
    ofNoYear: (text) => {
      if (!AFTER_WORD.test(text) || !DAY.test(text)) return []
      return searchIn(lang).ofNoYear(text)
    },
  }
}

/** The blank after the name of a day, and the day of the month. Machine times have no blank there. */
const AFTER_WORD = /\p{L}[.,:]*\s/u
const DAY = /(?<!\d)\d\d?(?!\d)/

/** What stands before the first of several days. */
const FROM = /(?<!\p{L})(?:from|kuanzia|du|dès|ab|vom)\s$/iu

/** Called when the first text may have a date: collecting the names of days and months is slow. */
const searchIn = memoize((lang: string): Weekdays => {
  const known = namesIn(lang)
  const { patterns, noYear, anyLong, read } = known
  return {
    wrongIn: (text) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
          const found = read(groups)
          return found ? checkWeekday(words, found, lang) : []
        }),
      ),
    besides: (text, iso, isSpan) => {
      const weekdayOfDate = nameOfDay(iso, lang)
      for (const pattern of [...noYear, ...patterns]) {
        const { 0: words = '', groups, index } = [...text.matchAll(pattern)][0] ?? {}
        if (isSpan && !FROM.test(text.slice(0, index))) continue
        const found = read(groups)
        const day = found && inYearOf(found.date, iso)
        if (!day || !isDay(day) || day === iso) continue
        // With a year, a wrong day of the week is told as such.
        const isTold = groups?.year !== undefined && weekdayOf(day) !== found.stated
        return isTold ? undefined : { words, iso: day, weekdayOfDate }
      }
      const slip = isSpan ? undefined : oneDayOff(text, iso, known)
      if (slip) return { ...slip, weekdayOfDate }
      const words = isSpan ? undefined : known.alone(text)
      const stated = words === undefined ? undefined : known.weekdays.get(bareName(words))
      if (words === undefined || stated === undefined || stated === weekdayOf(iso)) return undefined
      return { words, iso: nearestOn(iso, stated), weekdayOfDate }
    },
    ofNoYear: (text) =>
      noYear.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ 0: words, groups, index }) => {
          const found = read(groups)
          // `Monday to Friday, 8 March to 30 April`
          return found && !anyLong.test(text.slice(0, index).slice(-20)) ? [{ words, ...found }] : []
        }),
      ),
  }
})

/** Short names that are words without a capital letter: `We sat 12 May papers`. */
const WORD = /^(?:sun|mon|tue|wed|thu|fri|sat|so)$/

/** A name with these words is about a day beside the one that it names: its eve, or the day off for it. */
export const BESIDE =
  /(?<!\p{L})(?:until|by|before|after|from|eve|observed|holiday|off|moved|instead|hadi|kabla|baada|mkesha|likizo|sikukuu|avant|après|jusqu\p{L}*|veille|férié|vor|nach|bis|vorabend|feiertag)(?!\p{L})/iu

/** A day without a year is in the year of the other one. */
const inYearOf = (day: Day, other: string) => isoOf({ ...day, year: day.year ?? Number(other.slice(0, 4)) })

/** `Open day (14 March)`, if its date is the day before or after. Other numbers may be other days. */
function oneDayOff(text: string, iso: string, { bare, read }: Pick<Names, 'bare' | 'read'>) {
  if (!DAY.test(text) || BESIDE.test(text)) return undefined
  for (const pattern of bare) {
    const { 0: words = '', groups } = pattern.exec(text) ?? {}
    const found = read(groups)
    const day = found ? inYearOf(found.date, iso) : ''
    const isSlip = [dayAfter(iso, -1), dayAfter(iso)].includes(day)
    if (isSlip && !/\d/.test(text.replace(words, ''))) return { words, iso: day }
  }
  return undefined
}

const NO_WEEKDAY = -1

type Names = ReturnType<typeof namesIn>

function namesIn(lang: string) {
  const weekdays = namesOf([lang, 'en'], 7, { weekday: 'long' }, { weekday: 'short' })
  const months = namesOf([lang, 'en'], 12, { month: 'long' }, { month: 'short' })
  const long = namesOf([lang, 'en'], 7, { weekday: 'long' })
  const [weekday = '', month = '', anyLong = ''] = [weekdays, months, long].map((names) =>
    [...names.keys()].map(inPattern).join('|'),
  )
  return {
    ...patternsOf(weekday, anyLong, month),
    weekdays,
    anyLong: new RegExp(anyLong, 'iu'),
    alone: aloneIn(anyLong, weekday),
    read: (groups: Groups = {}) => {
      const stated = groups.weekday === undefined ? NO_WEEKDAY : weekdays.get(bareName(groups.weekday))
      const month = groups.number ? Number(groups.number) : months.get(bareName(groups.month ?? ''))
      if (stated === undefined || month === undefined || WORD.test(groups.weekday ?? '')) return undefined
      return { stated, date: { year: Number(groups.year) || undefined, month, day: Number(groups.day) } }
    },
  }
}

/** Short names that are words, too: an exam called `SAT`, the sun, the sea, a game. */
const NO_DAY_NAME = /^\((?:\p{Lu}{2,4}\.?|[Ss]un|mer|jeu)\)$/u

/**
 * Finds the day of the week that words name for themselves: in brackets, first, after a comma or dash, or as the whole
 * name (`Easter Monday`). In `Sunday school` and `Songs for Palm Sunday` it is no day, and of several days nobody knows
 * which one is meant.
 */
function aloneIn(long: string, weekday: string): (text: string) => string | undefined {
  const all = new RegExp(String.raw`(?<!\p{L})(?:${long})(?!\p{L})|\((?:${weekday})\.?\)`, 'giu')
  const isAlone = new RegExp(
    String.raw`(?:^|[,(–—] ?| - |(?<!\p{L})(?:on|am) )(?:${long})(?=,?$|[,:;]| \d)|^\S+ (?:${long})$|\((?:${weekday})\.?\)`,
    'iu',
  )
  return (text) => {
    const [only, ...others] = text.match(all) ?? []
    if (only === undefined || others.length > 0 || NO_DAY_NAME.test(only) || !isAlone.test(text)) return
    return only.replaceAll(/[().]/g, '')
  }
}

/** Matches days with a year, and days without one. `weekday` and `month` match their names. */
function patternsOf(weekday: string, long: string, month: string) {
  const dayOfMonth = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?`
  const year = String.raw`(?<year>(?:19|20)\d\d)`
  const dates = [
    String.raw`${dayOfMonth}\s+(?:of\s+)?(?<month>${month})\.?,?\s+${year}`,
    String.raw`(?<month>${month})\.?\s+${dayOfMonth},?\s+${year}`,
    String.raw`${year}-(?<number>\d\d)-(?<day>\d\d)`,
  ]
  const before = String.raw`(?<![\p{L}\d]|(?:la|en|grand|du) (?=(?:mer|jeu)\b(?!\.)))(?<weekday>(?:${weekday})(?=\.?,?\s)|(?:${long})(?=:\s|\s\())[.,:]*\s+\(?(?:(?:the|den|le|ya|tarehe)\s+)*`
  const behind = String.raw`(?:\s*\(|,\s+(?:an?\s+)?)(?<weekday>${weekday})(?:\.?\)|(?=\.?(?:[.,;!?]|$)))`
  const patterns = [
    ...[...dates, String.raw`(?<day>\d{1,2})[./](?<number>\d{1,2})[./]${year}`].map(
      (date) => `${before}${date}(?!\\d)`,
    ),
    // `24 October 2025 (Friday)`
    ...dates.map((date) => String.raw`(?<![\p{L}\d])${date}${behind}`),
  ].map((pattern) => new RegExp(pattern, 'giu'))
  const [dayFirst, monthFirst] = [
    String.raw`${dayOfMonth}\s+(?:of\s+)?(?<month>${month})(?!\p{L})`,
    String.raw`(?<month>${month})\.?\s+${dayOfMonth}(?![\d,])`,
  ]
  const noYear = [
    String.raw`${before}${dayFirst}(?!\.?,?\s+\d{4})`,
    before + monthFirst,
    String.raw`(?<![\p{L}\d])${dayFirst}${behind}`,
  ].map((pattern) => new RegExp(pattern, 'giu'))
  // Alone: in brackets, first, last, or between commas.
  const bare = [dayFirst, monthFirst].map(
    (date) =>
      new RegExp(String.raw`(?<=^|[,(:] ?|(?<!\d) [–—-] )${date}(?:,?\s+${year})?(?=$|[),:;]| [–—-] )`, 'iu'),
  )
  return { patterns, noYear, bare }
}

type Groups = Readonly<Record<string, string | undefined>>

function checkWeekday(
  words: string,
  { stated, date }: Omit<DayOfNoYear, 'words'>,
  lang: string,
): readonly WrongWeekday[] {
  const iso = isoOf(date)
  if (!isDay(iso) || weekdayOf(iso) === stated) return []
  const fits = (day: Partial<Day>) => weekdayOf(isoOf({ ...date, ...day })) === stated
  // Some people write the month first: `10/11/2025`.
  if (/\d[./]\d/.test(words) && fits({ month: date.day, day: date.month })) return []
  const isWeekday = nameOfDay(iso, lang)
  const others = Array.from({ length: 31 }, (_, index) => index + 1)
    .filter((day) => fits({ day }))
    .map((day) => [isoOf({ ...date, day }), words.replace(/(?<!\d)\d\d?(?!\d)/, String(day))] as const)
  const { year = 0 } = date
  const inYear = [year - 1, year + 1, year - 2, year + 2].find((each) => fits({ year: each }))
  return [{ words, isWeekday, fits: inYear, others }]
}
