/** Finds the date that is no Saturday in `three Saturdays: 16 January, 13 February and 14 March 2027`. */
import { bareName, nameOfDay } from '../../../block/date-names.ts'
import { type CalendarDay, dateOf, isoOf, nearest, type WrongWeekday, yearFor } from './calendar-day.ts'

type Groups = Readonly<Record<string, string | undefined>>
type Names = ReadonlyMap<string, number>

/** A date behind these words says when something ends, or that nobody comes. */
const LIMITS =
  'until|till|by|before|after|except|jusqu|avant|après|sauf|hadi|kabla|baada|isipokuwa|bis|vor|nach|außer'
const JOINS = 'and|or|&|on|the|et|ou|le|les|na|tarehe|und|oder|am|den'
const EVERY = /(?<!\p{L})(?:every|each|kila|chaque|jeden)\s$/iu
const FROM = /^,?\s(?:starting|beginning|from|kuanzia|dès|ab)(?!\p{L})/iu
const TO = /^\s*(?:[-–]|to|until|till|au|jusqu|hadi|bis)/iu

/** `weekday` and `month` match the names. Short names of days are other words, too. */
export function weekdayLists(
  [weekday, weekdays]: readonly [string, Names],
  [month, months]: readonly [string, Names],
  lang: string,
): (text: string) => readonly WrongWeekday[] {
  const { list, item } = patternsOf(weekday, month)
  const anyDay = new RegExp(weekday, 'iu')
  const read = ({ iso, before, after, number, day, year }: Groups): Item => {
    if (iso)
      return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)) - 1, day: Number(iso.slice(8)) }
    const month = number ? Number(number) - 1 : months.get(bareName(before ?? after ?? ''))
    return { year: year === undefined ? undefined : Number(year), month, day: Number(day), isFirst: !!before }
  }
  return (text) =>
    [...text.matchAll(list)].flatMap(({ 0: all, index, groups = {} }) => {
      const { said = '', name = '', gap = '', dates = '', plural } = groups
      const before = text.slice(0, index)
      const stated = weekdays.get(bareName(name))
      // `Saturdays and Sundays: 16 and 17 January 2027`
      if (stated === undefined || anyDay.test(before.slice(-20))) return []
      const found = [...dates.matchAll(item)]
      const days = daysOf(found.map(({ groups = {} }) => read(groups)))
      const { day, fits, isAll = false } = wrongOf(days, stated) ?? {}
      const date = day && dateOf(day)
      if (!day || !date) return []
      const near = nearest(date, stated)
      // `Closed on Friday, 26 March and 29 March 2027` only names the day of the first.
      const isList = (plural || /[:(]/.test(gap)) && (gap.match(/\p{L}+/gu) ?? []).length < 3
      // A term may begin on any day, mostly on the first of a month or a Monday.
      const isFirst =
        EVERY.test(before) &&
        FROM.test(gap) &&
        !TO.test(text.slice(index + all.length)) &&
        day.day > 1 &&
        Math.abs(near.getTime() - date.getTime()) < 1e8
      if (days.length === 1 ? !isFirst : days.length === 2 && !isList) return []
      const at = days.indexOf(day)
      const { 0: words = '', index: start = 0 } = found[at] ?? {}
      const ahead = dates.slice(found[at - 1]?.index ?? start, start)
      const listed = { said, year: day.year, day: nameOfDay(near, lang), nearest: isoOf(near), isAll }
      return [{ words, ahead, isWeekday: nameOfDay(date, lang), fits, listed }]
    })
}

function patternsOf(weekday: string, month: string) {
  const item = String.raw`(?<iso>\d{4}-\d\d-\d\d)|(?:(?<before>${month})\.?\s+)?(?<day>\d{1,2})(?![\d:])(?:st|nd|rd|th|er|\.)?(?:\s+(?:of\s+)?(?<after>${month})(?!\p{L})\.?|(?<=\.)(?<number>\d{1,2})\.?)?(?:(?:,?\s+|(?<=\.))(?<year>20\d\d)(?!\d))?`
  const any = `(?:${item.replaceAll(/\?<\w+>/g, '?:')})`
  const gap = String.raw`(?:(?!${weekday}|(?<!\p{L})(?:${LIMITS})(?!\p{L}))[^\d.;!?]){1,60}`
  const list = String.raw`(?<!\p{L})(?<said>(?<name>${weekday})(?<plural>s|en?)?)(?!\p{L})(?<gap>${gap}?)(?<dates>${any}(?:(?:[,;]|\s+(?:${JOINS})(?!\p{L})|\s*\n\s*[-*])+\s+${any})*)`
  return { list: new RegExp(list, 'giu'), item: new RegExp(item, 'giu') }
}

type Item = Partial<CalendarDay> & { readonly day: number; readonly isFirst?: boolean }

/** The dates up to the last with a year. The others get the month and the year from their neighbours. */
function daysOf(items: readonly Item[]): readonly CalendarDay[] {
  const listed = items.slice(0, items.findLastIndex(({ year }) => year !== undefined) + 1)
  // `January 16 and 23, 2027`, but `16 and 23 January 2027`
  const inOrder = listed.some(({ isFirst }) => isFirst) ? listed : listed.toReversed()
  const months = new Map<Item, number>()
  let known = -1
  for (const item of inOrder) {
    known = item.month ?? known
    months.set(item, known)
  }
  const days: CalendarDay[] = []
  for (const item of listed.toReversed()) {
    const [next] = days
    const month = months.get(item) ?? -1
    // `14 November, 12 December and 16 January 2027`
    const year = item.year ?? (next ? next.year - (month > next.month + 5 ? 1 : 0) : -1)
    days.unshift({ year, month, day: item.day })
  }
  return days
}

/** The only day that is not this day of the week, or the last if all of them are in another year. */
function wrongOf(days: readonly CalendarDay[], stated: number) {
  const wrong = days.filter((day) => dateOf(day)?.getUTCDay() !== stated)
  const day = wrong.at(-1)
  if (wrong.length === 1) return { day, fits: days.length === 1 ? yearFor(days, stated) : undefined }
  const fits = wrong.length === days.length ? yearFor(days, stated) : undefined
  return fits === undefined ? undefined : { day, fits, isAll: true }
}
