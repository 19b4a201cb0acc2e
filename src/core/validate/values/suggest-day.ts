/** Suggests the day that an author meant, or says why there is no such day. */

import { nameOfDay } from '../../../block/date-names.ts'
import { dayAfter, isDay, isoOf } from '../../../block/day.ts'
import { hoursMeant } from '../../../block/hours.ts'
import { comeAgain } from '../../../block/weekdays.ts'
import { offsetAt } from '../../../block/zone.ts'
import { only } from '../../../diagnostics/certain.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { isOnItsWeekday, isOnlyDay, readDays } from './read-day.ts'

/** A refused value that should be a day. `year` is the one that the block is about. */
type Refused = {
  readonly name: string
  readonly text: string
  readonly meant: readonly string[]
  readonly year: number | undefined
  /** Whether the time has a field of its own. */
  readonly hasTime?: boolean
  /** Whether it is in a block `openingHours`. */
  readonly isOfHours?: boolean
}

/** The days that the words may mean, as `2026-01-31`. Leaves out days on another weekday than the words name. */
export function suggestDays(words: string, lang = 'en'): readonly string[] {
  const excel = dayOfExcel(words)
  if (excel !== undefined) return [excel]
  return datesMeant(words, !/^en(?:-US)?$/i.test(lang)).filter(
    (day) => isDay(day) && isOnItsWeekday(words, day),
  )
}

/** Excel counts the days since 1900. Without the format of a date, it shows and saves their number. */
const dayOfExcel = (words: string) =>
  /^[34]\d{4}$/.test(words) ? dayAfter('1899-12-30', Number(words)) : undefined

/** The days in the words that have a year. They may not exist. */
const datesMeant = (words: string, dayFirst = false) =>
  readDays(words, dayFirst)
    .filter(({ year }) => year !== undefined)
    .map(isoOf)

/** For words that are not a day in the form `2026-01-31`. */
export function dateFinding({ name, text: words, meant, year, isOfHours }: Refused): Finding {
  const [range] = rangesIn(words)
  if (range) return messages.notADate(range, name, words, [])
  if (dayOfExcel(words) !== undefined) return messages.notADate('excel', name, words, meant)
  const [found] = readDays(words)
  if (!found) {
    const again = isOfHours ? 'again, in hours' : 'again'
    return messages.notADate(comeAgain(words) ? again : undefined, name, words, meant)
  }
  // In a leap year, every day that any year has exists.
  const iso = isoOf({ ...found, year: found.year ?? LEAP_YEAR })
  const days = datesMeant(words)
  if (!isDay(iso) && !days.some(isDay)) return messages.dateDoesNotExist(words, isoOf(found))
  if (found.year === undefined) {
    const inYear = year === undefined ? undefined : isoOf({ ...found, year })
    return messages.notADate({ inYear }, name, words, meant)
  }
  const first = days.find(isDay)
  const isOther = first !== undefined && meant.length === 0
  const other = isOther ? { day: first, weekday: nameOfDay(first, 'en') } : undefined
  return messages.notADate(other, name, words, meant)
}

const LEAP_YEAR = 2024

const UNTIL =
  /\s*(?:(?<!\p{L})(?:to|until|till|hadi|bis|au|(and|et|na|und))(?!\p{L})|[-\u2013\u2014]|(&))\s*/gu

const daysOf = (all: readonly string[]) => all.flatMap((words) => only(suggestDays(words)) ?? [])

/** The first and last day of `5-6 December 2026` and the like. The first day may lack what the last one has, too. */
function rangesIn(words: string): readonly { from: string; to: string }[] {
  return [...words.matchAll(UNTIL)].flatMap(({ 0: sign, 1: and, 2: mark = and, index }) => {
    const first = words.slice(0, index)
    const last = words.slice(index + sign.length)
    const [to] = daysOf([last, first.replace(/\d+\W?/, '') + last])
    if (to === undefined) return []
    const whole = [first, `${first} ${to.slice(0, 4)}`, last.replace(/\d+\W?/, first)]
    const from = daysOf(whole).find((day) => (mark ? dayAfter(day) === to : day < to))
    return from === undefined ? [] : [{ from, to }]
  })
}

/** The time behind a day, and how far it is ahead of UTC. */
const AT =
  /(?:[t ]|, ?)(?:at )?(\d{1,2}(?:[:.]\d{2}(?::\d{2})?)? ?(?:[ap]\.?m\.?)?) ?(?:EAT|hrs?|([+-])(\d{1,2})(?::?(\d{2}))?)?$/i

/** `2026-01-31 10:00` */
export function timeApart({ name, text, meant, hasTime }: Refused): Finding | undefined {
  const hours = AT.exec(text)?.[1]
  const time = hasTime && hours !== undefined ? hoursMeant(`${hours}-23:59`) : undefined
  const day = only(meant)
  return day && time?.isSure
    ? messages.notADate({ day, time: time.hours.slice(0, 5) }, name, text, [])
    : undefined
}

const MIDNIGHT = /,? (?:at )?midnight$/i

/** For words that are not a valid moment. A time without an offset probably means the time zone of the site. */
export function instantFinding(
  name: string,
  words: string,
  meant: readonly string[],
  timezone: string | undefined,
): Finding {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(words) ?? []
  if (day !== undefined && !isDay(day)) return messages.momentDoesNotExist(day)
  const plain = words.replace(MIDNIGHT, ' 23:59')
  const [behind = '', hours = '', sign, ahead = '', minutes = '00'] = AT.exec(plain) ?? []
  const time = behind === '' ? undefined : hoursMeant(`${hours}-23:59`)
  const local = suggestDays(plain.slice(0, plain.length - behind.length)).flatMap((date) => {
    const moment = time?.isSure ? `${date}T${time.hours.slice(0, 5)}` : undefined
    if (moment === undefined || (sign === undefined && timezone === undefined)) return []
    return moment + (sign ? `${sign}${ahead.padStart(2, '0')}:${minutes}` : offsetAt(timezone ?? '', moment))
  })
  const meantDay = isOnlyDay(words) ? only(suggestDays(words)) : undefined
  const aheadAt = (time: string) =>
    timezone ? offsetAt(timezone, `${meantDay ?? '2025-10-29'}T${time}`) : ''
  return messages.notAnInstant(
    [meantDay, aheadAt('00:00'), aheadAt('23:59')],
    name,
    words,
    meant.length > 0 ? meant : local,
  )
}
