/** Finds dates with a wrong day of the week, as in `Monday, 30 May 2025`. */
import { bareName, nameOfDay, namesOf } from '../../../block/date-names.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { type CalendarDay, dateOf, isoOf, NO_DAY, nearest, yearFor } from './calendar-day.ts'
import { type WrongWeekday, weekdayLists } from './weekday-lists.ts'

/** A day that words name without a year, as in `Saturday 14 March` or `(Saturday)`. Beside `date` it is the day `iso`. */
export type NamedDay = { readonly words: string; readonly iso: string; readonly weekdayOfDate: string }

export type Weekdays = {
  readonly wrongIn: (text: string) => readonly WrongWeekday[]
  /** The first day that differs from a date beside the text. With `isSpan`, the date is the first of several days. */
  readonly besides: (text: string, date: string, isSpan: boolean) => NamedDay | undefined
}

/** Knows the names of the days in the language of the site, and in English. */
export function weekdaysIn(lang: string): Weekdays {
  let search: Weekdays | undefined
  return {
    wrongIn: (text) => {
      if (!YEAR.test(text) || !AFTER_WORD.test(text) || !DAY.test(text)) return []
      search ??= searchIn(lang)
      return search.wrongIn(text)
    },
    besides: (text, date, isSpan) => {
      search ??= searchIn(lang)
      return search.besides(text, date, isSpan)
    },
  }
}

/** Texts without a year are skipped: addresses have many other numbers. */
export const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/

/** The blank after the name of a day, and the day of the month. Machine times have no blank there. */
const AFTER_WORD = /\p{L}[.,:]*\s/u
const DAY = /(?<!\d)\d\d?(?!\d)/

/** What stands before the first of several days. */
const FROM = /(?<!\p{L})(?:from|kuanzia|du|dès|ab|vom)\s$/iu

/** Called when the first text may have a date: collecting the names of days and months is slow. */
function searchIn(lang: string): Weekdays {
  const weekdays = namesOf([lang, 'en'], 7, { weekday: 'long' }, { weekday: 'short' })
  const months = namesOf([lang, 'en'], 12, { month: 'long' }, { month: 'short' })
  const [weekday, month] = [weekdays, months].map((names) => [...names.keys()].map(inPattern).join('|'))
  const long = namesOf([lang, 'en'], 7, { weekday: 'long' })
  const anyLong = [...long.keys()].map(inPattern).join('|')
  const { patterns, noYear } = patternsOf(weekday ?? '', anyLong, month ?? '')
  const alone = aloneIn(anyLong, weekday ?? '')
  const listed = weekdayLists([anyLong, long], [month ?? '', months], lang)
  const read = (groups: Groups = {}) => {
    const stated = weekdays.get(bareName(groups.weekday ?? ''))
    const monthOf = groups.number ? Number(groups.number) - 1 : months.get(bareName(groups.month ?? ''))
    if (stated === undefined || monthOf === undefined) return undefined
    return { stated, date: { year: Number(groups.year), month: monthOf, day: Number(groups.day) } }
  }
  return {
    wrongIn: (text) => {
      const wrong = patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
          const found = read(groups)
          return found ? checkWeekday(words, found.stated, found.date, lang) : []
        }),
      )
      return [
        ...wrong,
        ...listed(text).filter(({ words }) => !wrong.some((each) => each.words.includes(words))),
      ]
    },
    besides: (text, iso, isSpan) => {
      for (const pattern of noYear) {
        const { 0: words = '', groups, index } = pattern.exec(text) ?? {}
        if (isSpan && !FROM.test(text.slice(0, index))) continue
        const day = groups && dateOf({ ...(read(groups)?.date ?? NO_DAY), year: Number(iso.slice(0, 4)) })
        const named = day && isoOf(day)
        if (named !== undefined && named !== iso)
          return { words, iso: named, weekdayOfDate: nameOfDay(new Date(iso), lang) }
      }
      const words = isSpan ? undefined : alone(text)
      const stated = words === undefined ? undefined : weekdays.get(bareName(words))
      const date = new Date(iso)
      if (words === undefined || stated === undefined || stated === date.getUTCDay()) return undefined
      return { words, iso: isoOf(nearest(date, stated)), weekdayOfDate: nameOfDay(date, lang) }
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
  const before = String.raw`(?<![\p{L}\d])(?<weekday>(?:${weekday})(?=\.?,?\s)|(?:${long})(?=:\s|\s\())[.,:]*\s+\(?(?:(?:the|den|le|ya|tarehe)\s+)*`
  const patterns = [
    ...[...dates, String.raw`(?<day>\d{1,2})[./](?<number>\d{1,2})[./]${year}`].map(
      (date) => `${before}${date}(?!\\d)`,
    ),
    // `24 October 2025 (Friday)`
    ...dates.map(
      (date) =>
        String.raw`(?<![\p{L}\d])${date}(?:\s*\(|,\s+(?:an?\s+)?)(?<weekday>${weekday})(?:\.?\)|(?=\.?(?:[.,;!?]|$)))`,
    ),
  ].map((pattern) => new RegExp(pattern, 'giu'))
  const noYear = [
    String.raw`${dayOfMonth}\s+(?:of\s+)?(?<month>${month})(?!\p{L})(?!\.?,?\s+\d{4})`,
    String.raw`(?<month>${month})\.?\s+${dayOfMonth}(?![\d,])`,
  ].map((date) => new RegExp(`${before}${date}`, 'iu'))
  return { patterns, noYear }
}

type Groups = Readonly<Record<string, string | undefined>>

function checkWeekday(
  words: string,
  stated: number,
  date: CalendarDay,
  lang: string,
): readonly WrongWeekday[] {
  const found = dateOf(date)
  if (!found || found.getUTCDay() === stated) return []
  // Some people write the month first: `10/11/2025`.
  const turned = { ...date, month: date.day - 1, day: date.month + 1 }
  if (/\d[./]\d/.test(words) && dateOf(turned)?.getUTCDay() === stated) return []
  const isWeekday = nameOfDay(found, lang)
  return [{ words, isWeekday, fits: yearFor([date], stated) }]
}
