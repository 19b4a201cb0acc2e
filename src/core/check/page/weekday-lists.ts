/** Finds the date that is no Saturday in `three Saturdays: 16 January, 13 February and 14 March 2027`. */
import { bareName, nameOfDay } from '../../../block/date-names.ts'
import type { weekdayDiffers } from '../../../diagnostics/messages.ts'
import { type CalendarDay, dateOf, isoOf, nearest, yearFor } from './calendar-day.ts'

/** `words` is the date as written. In the year `fits`, it falls on the day that is written. */
export type WrongWeekday = Parameters<typeof weekdayDiffers>[0]

type Names = ReadonlyMap<string, number>

/** A date behind these words says when something ends, or that nobody comes. */
const LIMITS = 'until|by|before|after|except|jusqu|avant|après|hadi|kabla|baada'
const JOINS = 'and|on|the|et|le|na|tarehe|und'

/** `weekday` and `month` match the names. Short names of days are other words, too. */
export function weekdayLists(
  [weekday, weekdays]: readonly [string, Names],
  [month, months]: readonly [string, Names],
  lang: string,
): (text: string) => readonly WrongWeekday[] {
  const { list, item } = patternsOf(weekday, month)
  const anyDay = new RegExp(weekday, 'iu')
  return (text) =>
    [...text.matchAll(list)].flatMap(({ index, groups = {} }) => {
      const { name = '', plural = '', gap = '', dates = '' } = groups
      const before = text.slice(0, index)
      const stated = weekdays.get(bareName(name))
      // `Saturdays and Sundays: 16 and 17 January 2027`
      if (stated === undefined || anyDay.test(before.slice(-20))) return []
      const found = [...dates.matchAll(item)]
      const days = daysOf(found, months)
      const { day, fits } = wrongOf(days, stated)
      const date = day && dateOf(day)
      if (!day || !date) return []
      const near = nearest(date, stated)
      // `Closed on Friday, 26 March and 29 March 2027` only names the day of the first.
      const isList = (plural || /[:(]/.test(gap)) && (gap.match(/\p{L}+/gu) ?? []).length < 3
      if (days.length < (isList ? 2 : 3)) return []
      const [words = ''] = found[days.indexOf(day)] ?? []
      const listed = { said: name + plural, day: nameOfDay(near, lang), nearest: isoOf(near) }
      return [{ words, isWeekday: nameOfDay(date, lang), fits, listed }]
    })
}

function patternsOf(weekday: string, month: string) {
  const item = String.raw`(?:(?<before>${month})\.?\s+)?(?<day>\d{1,2})(?![\d:])(?:[a-z]{2}|\.)?(?:\s+(?:of\s+)?(?<after>${month})(?!\p{L})\.?)?(?:,?\s+(?<year>20\d\d)(?!\d))?`
  const any = `(?:${item.replaceAll(/\?<\w+>/g, '?:')})`
  const gap = String.raw`(?:(?!${weekday}|(?<!\p{L})(?:${LIMITS})(?!\p{L}))[^\d.;!?]){1,60}`
  const list = String.raw`(?<!\p{L})(?<name>${weekday})(?<plural>s|en?|)(?!\p{L})(?<gap>${gap}?)(?<dates>${any}(?:(?:[,;]|\s+(?:${JOINS})|\s*\n\s*[-*])+\s+${any})*)`
  return { list: new RegExp(list, 'giu'), item: new RegExp(item, 'giu') }
}

/** The dates up to the last with a year. The others get the month and the year from the next. */
function daysOf(found: readonly RegExpMatchArray[], months: Names): readonly CalendarDay[] {
  const days: CalendarDay[] = []
  for (const { groups: { day, before, after, year } = {} } of found.toReversed()) {
    const [next = { year: 0, month: -1 }] = days
    if (!year && !next.year) continue
    const month = months.get(bareName(before ?? after ?? '')) ?? next.month
    // `14 November, 12 December and 16 January 2027`
    days.unshift({
      year: Number(year ?? next.year - (month > next.month + 5 ? 1 : 0)),
      month,
      day: Number(day),
    })
  }
  return days
}

/** The only day that is not this day of the week, or the last if all of them are in another year. */
function wrongOf(
  days: readonly CalendarDay[],
  stated: number,
): { day?: CalendarDay; fits?: number | undefined } {
  const wrong = days.filter((day) => dateOf(day)?.getUTCDay() !== stated)
  const fits = wrong.length === days.length ? yearFor(days, stated) : undefined
  const day = wrong.at(-1)
  return day && (wrong.length === 1 || fits) ? { day, fits } : {}
}
