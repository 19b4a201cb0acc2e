/** `Come on Saturday, 14 March`: a day of the week without a year. The dates of the page say which years are meant. */

import { nameOfDay } from '../../../block/date-names.ts'
import { DAY_LENGTH } from '../../../block/day.ts'
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { type CalendarDay, dateOf, isoOf, nearest } from './calendar-day.ts'

/** `Saturday, 14 March` */
export type DayOfNoYear = { readonly words: string; readonly stated: number; readonly date: CalendarDay }

export type PlacedText = { readonly text: string; readonly path: FieldPath }
type PlacedDate = { readonly day: Date; readonly path: FieldPath }

/** With more years, a day falls on nearly every day of the week in one of them, so nothing is certain. */
const MOST_YEARS = 3
/** The year before or after only counts if the day is nearer to the dates of the page than this. */
const HALF_A_YEAR = 183 * DAY_LENGTH
const ANY_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** `dates` are days and moments of the page, as in `2027-03-13`. */
export function checkWeekdays(
  texts: readonly PlacedText[],
  dates: readonly PlacedText[],
  { daysIn, lang }: { readonly daysIn: (text: string) => readonly DayOfNoYear[]; readonly lang: string },
  source: SourceFile,
  report: Report,
): void {
  const placed = dates
    .map(({ text, path }) => ({ day: new Date(text.slice(0, 10)), path, isDay: text.length === 10 }))
    .filter(({ day }) => !Number.isNaN(day.getTime()))
  if (placed.length === 0) return
  const days = placed.map(({ day }) => day)
  for (const { text, path } of texts)
    for (const { words, stated, date } of daysIn(text)) {
      const years = (text.match(ANY_YEAR) ?? []).map(Number)
      const day = wrongDay({ stated, date }, days, years)
      if (!day) continue
      const near = closest(
        placed.filter((each) => each.isDay && isLike(each.day, day, stated)),
        day,
      )
      const also = near && {
        iso: isoOf(near.day),
        weekday: nameOfDay(near.day, lang),
        place: placeOf(source.spanOf(near.path)),
      }
      const inYear = { year: day.getUTCFullYear(), also }
      const finding = messages.weekdayDiffers({
        words,
        isWeekday: nameOfDay(day, lang),
        fits: undefined,
        inYear,
      })
      report({ ...finding, span: source.spanOfWords(path, words) })
    }
}

/** The day that is meant, if it falls on the day of the week in no year that can be meant. */
function wrongDay(
  { stated, date }: Omit<DayOfNoYear, 'words'>,
  dates: readonly Date[],
  years: readonly number[],
): Date | undefined {
  const own = dates.map((each) => each.getUTCFullYear())
  const [first, last] = [Math.min(...own), Math.max(...own)]
  if (last - first >= MOST_YEARS) return undefined
  const inYear = (year: number) => dateOf({ ...date, year }) ?? []
  const possible = Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap(inYear)
  const beside = [first - 1, last + 1]
    .flatMap(inYear)
    .filter((day) => dates.some((each) => distance(each, day) < HALF_A_YEAR))
  if ([...possible, ...beside, ...years.flatMap(inYear)].some((day) => day.getUTCDay() === stated))
    return undefined
  const far = (day: Date) => Math.min(...dates.map((each) => distance(each, day)))
  return possible.toSorted((a, b) => far(a) - far(b))[0]
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime())

const closest = (dates: readonly PlacedDate[], day: Date) =>
  dates.toSorted((a, b) => distance(a.day, day) - distance(b.day, day))[0]

/** Whether a date is the day itself, or falls on the day of the week, one slip away. */
function isLike(each: Date, day: Date, stated: number): boolean {
  const [sameDay, sameMonth] = [
    each.getUTCDate() === day.getUTCDate(),
    each.getUTCMonth() === day.getUTCMonth(),
  ]
  if (sameDay && sameMonth) return true
  const isNear = sameDay || sameMonth || distance(each, nearest(day, stated)) === 0
  return isNear && each.getUTCDay() === stated
}
