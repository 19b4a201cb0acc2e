/** Suggests the day that an author meant, or says why there is no such day. */
import { dayNumber } from '../../block/day.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'

const MONTHS: readonly RegExp[] = [
  /^(?:jan(?:uary|uar|uari)?)$/,
  /^(?:feb(?:ruary|ruar|ruari)?)$/,
  /^(?:mar(?:ch)?|märz|machi)$/,
  /^(?:apr(?:il|ili)?)$/,
  /^(?:may|mai|mei)$/,
  /^(?:june?|juni)$/,
  /^(?:july?|juli|julai)$/,
  /^(?:aug(?:ust|osti)?)$/,
  /^(?:sept?(?:ember|emba)?)$/,
  /^(?:oct(?:ober)?|okt(?:ober|oba)?)$/,
  /^(?:nov(?:ember|emba)?)$/,
  /^(?:dec(?:ember)?|dez(?:ember)?|des(?:emba)?)$/,
]

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const WEEKDAY = new RegExp(String.raw`^\s*(${WEEKDAYS.join('|')})\s*,?\s+`, 'i')

/** Whether a day such as `2026-02-30` exists. */
export const isDay = (iso: string): boolean => dayNumber(iso) !== undefined

const weekdayOf = (iso: string) => WEEKDAYS[new Date(iso).getUTCDay()] ?? ''

/** The days that the words may mean, as `2026-01-31`. Leaves out days on another weekday than the words name. */
export function suggestDays(words: string): readonly string[] {
  const weekday = WEEKDAY.exec(words)?.[1]?.toLowerCase()
  return daysIn(words).filter(
    (day) => isDay(day) && (weekday === undefined || weekdayOf(day).toLowerCase() === weekday),
  )
}

/** For words that are not a day in the form `2026-01-31`. */
export function dateFinding(name: string, words: string, meant: readonly string[]): Finding {
  const days = daysIn(words.trim())
  const [first] = days.filter(isDay)
  if (days.length > 0 && first === undefined) return messages.dateDoesNotExist(words)
  const isOther = first !== undefined && meant.length === 0
  return messages.notADate(
    isOther ? { day: first, weekday: weekdayOf(first) } : undefined,
    name,
    words,
    meant,
  )
}

/** For words that are not a valid moment. A time without an offset probably means the time zone of the site. */
export function instantFinding(
  name: string,
  words: string,
  meant: readonly string[],
  timezone: string | undefined,
): Finding {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(words) ?? []
  if (day !== undefined && !isDay(day)) return messages.momentDoesNotExist(day)
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ t](\d{2}:\d{2}(?::\d{2})?)$/i.exec(words) ?? []
  const local = date === undefined || timezone === undefined ? meant : [`${date}T${time}${timezone}`]
  const days = suggestDays(words)
  return messages.notAnInstant(days.length === 1 ? days[0] : undefined, name, words, local)
}

/** Numbers with points are day, month, year. With slashes they may also be month, day, year. */
function daysIn(words: string): readonly string[] {
  const [, y = '', m = '', d = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(words) ?? []
  if (y) return day(y, m, d)
  const [, first = '', mark, second = '', year = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})$/.exec(words) ?? []
  if (year)
    return mark === '.'
      ? day(year, second, first)
      : [...day(year, second, first), ...day(year, first, second)]
  return dayInWords(words.toLowerCase().replaceAll(/[,.]/g, ' ').replace(WEEKDAY, ''))
}

function dayInWords(words: string): readonly string[] {
  const [, before = '', name = '', after = '', year = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)?\s+)?(\p{L}+)\s+(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(\d{4})\s*$/u.exec(
      words,
    ) ?? []
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1
  const number = before || after
  return month > 0 && number && !(before && after) ? day(year, String(month), number) : []
}

/** The day as `2026-01-31`. Checks for 12 months and 31 days only; the caller checks the calendar. */
function day(year: string, month: string, date: string): readonly string[] {
  const fits = Number(month) >= 1 && Number(month) <= 12 && Number(date) >= 1 && Number(date) <= 31
  return fits ? [`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`] : []
}
