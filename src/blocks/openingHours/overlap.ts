/** Finds exceptions that say other hours for a day than an exception above them. */
import type { Block } from '../../../schema/page.ts'
import { dayAfter, dayNumber } from '../../block/day.ts'
import { daysIn, spansIn } from '../../block/week.ts'

export type Exception = NonNullable<Block<'openingHours'>['exceptions']>[number]

export type Overlap = {
  /** The indexes of the two. */
  readonly above: number
  readonly below: number
  /** The first day that both are about. */
  readonly day: string
  /** The hours of both, if the day can have both. */
  readonly both: string | undefined
}

/** No exception of a usual site lasts longer. */
const LONGEST = 800

/** `today` is a number. What is over does not matter. */
export function overlapsIn(exceptions: readonly Exception[], today: number): readonly Overlap[] {
  const read = exceptions.map((exception) => ({ days: daysOf(exception), hours: spansIn(exception.hours) }))
  const seen = new Map<number, number[]>()
  return read.flatMap(({ days, hours }, below) => {
    const others = new Set([...days].flatMap((day) => seen.get(day) ?? []))
    for (const day of days) seen.set(day, [...(seen.get(day) ?? []), below])
    for (const above of others) {
      const other = read[above]
      if (!hours || !other?.hours || JSON.stringify(hours) === JSON.stringify(other.hours)) continue
      const common = [...days].filter((day) => other.days.has(day))
      // A single day within a longer time is a special day of it.
      const isWithin = days.size !== other.days.size && common.length === Math.min(days.size, other.days.size)
      const first = common[0]
      if (isWithin || first === undefined || (common.at(-1) ?? first) + 1 < today) continue
      const all = [...hours, ...other.hours].sort((a, b) => (a.opens < b.opens ? -1 : 1))
      const words = all.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
      const hasBoth = hours.length > 0 && other.hours.length > 0 && spansIn(words) !== undefined
      return { above, below, day: dayAfter('1970-01-01', first), both: hasBoth ? words : undefined }
    }
    return []
  })
}

/** The numbers of its days, in order. */
function daysOf({ date, until = date, days }: Exception): ReadonlySet<number> {
  const [first, last] = [date, until].map((each) => ('iso' in each ? dayNumber(each.iso) : undefined))
  const ofWeek = days === undefined ? undefined : daysIn(days)
  if (first === undefined || last === undefined || (days !== undefined && !ofWeek)) return new Set()
  const count = Math.min(last - first + 1, LONGEST)
  const all = Array.from({ length: Math.max(count, 0) }, (_, index) => first + index)
  // Day 0, 1 January 1970, was a Thursday.
  return new Set(ofWeek ? all.filter((day) => ofWeek.includes((day + 3) % 7)) : all)
}
