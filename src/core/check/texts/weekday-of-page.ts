/** `Come on Saturday, 14 March`: a day of the week without a year. The dates of the page say which years are meant. */

import { nameOfDay } from '../../../block/date-names.ts'
import { DAY_LENGTH, type Day, isDay, isoOf, nearestOn, weekdayOf } from '../../../block/day.ts'
import { yearsIn } from '../../../block/years.ts'
import { placeOf, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { TextAt } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** `Saturday, 14 March` */
export type DayOfNoYear = { readonly words: string; readonly stated: number; readonly date: Day }

type PlacedDate = { readonly day: string; readonly path: FieldPath }

/** With more years, a day falls on nearly every day of the week in one of them, so nothing is certain. */
const MOST_YEARS = 3
/** The year before or after only counts if the day is nearer to the dates of the page than this. */
const HALF_A_YEAR = 183 * DAY_LENGTH

/** `dates` are days and moments of the page, as in `2027-03-13`. */
export function checkWeekdays(
  texts: readonly TextAt[],
  dates: readonly TextAt[],
  { ofNoYear, lang }: { readonly ofNoYear: (text: string) => readonly DayOfNoYear[]; readonly lang: string },
  source: SourceFile,
  report: Report,
): void {
  const placed = dates
    .map(({ text, path }) => ({ day: text.slice(0, 10), path, isDay: text.length === 10 }))
    .filter(({ day }) => isDay(day))
  if (placed.length === 0) return
  const days = placed.map(({ day }) => day)
  for (const { text, path } of texts)
    for (const { words, stated, date } of ofNoYear(text)) {
      const day = wrongDay({ stated, date }, days, yearsIn(text))
      if (!day) continue
      const near = closest(
        placed.filter((each) => each.isDay && isLike(each.day, day, stated)),
        day,
      )
      const also = near && {
        iso: near.day,
        weekday: nameOfDay(near.day, lang),
        place: placeOf(source.spanOf(near.path)),
      }
      const inYear = { year: yearOf(day), also }
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
  dates: readonly string[],
  years: readonly number[],
): string | undefined {
  const own = dates.map(yearOf)
  const [first, last] = [Math.min(...own), Math.max(...own)]
  if (last - first >= MOST_YEARS) return undefined
  const inYear = (year: number) => isoOf({ ...date, year })
  const possible = Array.from({ length: last - first + 1 }, (_, index) => first + index).map(inYear)
  const beside = [first - 1, last + 1]
    .map(inYear)
    .filter((day) => dates.some((each) => distance(each, day) < HALF_A_YEAR))
  if ([...possible, ...beside, ...years.map(inYear)].some((day) => weekdayOf(day) === stated))
    return undefined
  const far = (day: string) => Math.min(...dates.map((each) => distance(each, day)))
  return possible.filter(isDay).toSorted((a, b) => far(a) - far(b))[0]
}

const yearOf = (day: string) => Number(day.slice(0, 4))

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

const closest = (dates: readonly PlacedDate[], day: string) =>
  dates.toSorted((a, b) => distance(a.day, day) - distance(b.day, day))[0]

/** Whether a date is the day itself, or falls on the day of the week, one slip away. */
function isLike(each: string, day: string, stated: number): boolean {
  const sameDay = each.slice(8) === day.slice(8)
  const sameMonth = each.slice(5, 7) === day.slice(5, 7)
  if (sameDay && sameMonth) return true
  const isNear = sameDay || sameMonth || each === nearestOn(day, stated)
  return isNear && weekdayOf(each) === stated
}
