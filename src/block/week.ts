/** Reads days and hours as authors write them: `Mon-Fri` and `08:00-12:30, 14:00-17:00`. */

/** As programs call them. Authors write the first three letters. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Times such as `08:00`. What closes before it opens closes on the next day. `24:00` is the end of the day. */
export type Span = { readonly opens: string; readonly closes: string }

const NAMES = DAYS.map((day) => day.slice(0, 3).toLowerCase())
const DASH = /\s*[-–—]\s*/
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/

/** The numbers of the days, Monday being 0. `undefined` if the words name no days. */
export function daysIn(words: string): readonly number[] | undefined {
  const parts = words.split(',').map((part) => part.trim().split(DASH).map(numberOf))
  if (parts.some((part) => part.length > 2 || part.includes(-1))) return undefined
  return parts.flatMap(([first = 0, last = first]) =>
    Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7),
  )
}

const numberOf = (name: string) => NAMES.indexOf(name.toLowerCase())

export const isAllDay = ({ opens, closes }: Span): boolean => opens === '00:00' && closes === '24:00'

/** None for `closed`. `undefined` if the words are no hours, or two of them overlap. */
export function spansIn(words: string): readonly Span[] | undefined {
  if (words.toLowerCase() === 'closed') return []
  const spans = words.split(',').map((part) => part.trim().split(DASH))
  if (spans.some((span) => span.length !== 2 || !span.every((time) => TIME.test(time)))) return undefined
  const read = spans.map(([opens = '', closes = '']) => ({ opens: padded(opens), closes: padded(closes) }))
  const isOrdered = read.every(
    ({ opens, closes }, index) =>
      opens !== '24:00' &&
      opens >= (read[index - 1]?.closes ?? '') &&
      // Only the last hours of a day may go on after midnight.
      (opens < closes || (opens > closes && index === read.length - 1)),
  )
  return isOrdered ? read : undefined
}

const padded = (time: string) => time.padStart(5, '0')

/** The hours of each day, from Monday to Sunday. */
export function weekOf(hours: Readonly<Record<string, string>>): readonly (readonly Span[])[] {
  const week: (readonly Span[])[] = DAYS.map(() => [])
  for (const [days, words] of Object.entries(hours))
    for (const day of daysIn(days) ?? []) week[day] = spansIn(words) ?? []
  return week
}

/** Days that follow each other. */
export type DayRun = { readonly first: number; readonly last: number }

/** They have the same hours. */
export type Run = DayRun & { readonly spans: readonly Span[] }

export function runsOf(week: readonly (readonly Span[])[]): readonly Run[] {
  const runs: Run[] = []
  week.forEach((spans, day) => {
    const before = runs.at(-1)
    const isSame = JSON.stringify(before?.spans) === JSON.stringify(spans)
    if (before && isSame) runs[runs.length - 1] = { ...before, last: day }
    else runs.push({ first: day, last: day, spans })
  })
  return runs
}

/** From Monday to Sunday, in whatever order the days are given. */
export function dayRuns(days: readonly number[]): readonly DayRun[] {
  const runs: DayRun[] = []
  for (const day of DAYS.keys()) {
    if (!days.includes(day)) continue
    const before = runs.at(-1)
    if (before?.last === day - 1) runs[runs.length - 1] = { ...before, last: day }
    else runs.push({ first: day, last: day })
  }
  return runs
}

/** As authors write it: `Mon-Fri`, or `Mon`. */
export const shortRun = ({ first, last }: DayRun): string =>
  [...new Set([first, last])].map((day) => DAYS[day]?.slice(0, 3)).join('-')
