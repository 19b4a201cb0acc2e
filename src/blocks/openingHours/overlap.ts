/** Finds exceptions that say other hours for a day than an exception above them. */
import type { Block } from '../../../schema/page.ts'
import { dayAfter, dayNumber } from '../../block/day.ts'
import { DAYS, daysIn, type Span, spansIn } from '../../block/week.ts'

export type Exception = NonNullable<Block<'openingHours'>['exceptions']>[number]

export type Overlap = {
  /** The indexes of the two. */
  readonly above: number
  readonly below: number
  /** The first day that both are about and that is not over. */
  readonly day: string
  /** The hours of all entries that are about the same days, if a day can have all of them. */
  readonly all: string | undefined
}

type Read = {
  /** The numbers of its days, in order. */
  readonly days: ReadonlySet<number>
  readonly from: number
  readonly to: number
  /** `undefined` if nobody can read them. */
  readonly hours: readonly Span[] | undefined
  /** Equal for equal days and hours. */
  readonly daysKey: string
  readonly hoursKey: string
}

/** No exception of a usual site lasts longer. */
const LONGEST = 800

/** `today` is a number. What is over does not matter. */
export function overlapsIn(exceptions: readonly Exception[], today: number): readonly Overlap[] {
  const read = exceptions.map(readOf)
  return read.flatMap((entry, below) => {
    for (const [above, other] of read.slice(0, below).entries()) {
      const day = firstDay(entry, other, today)
      if (day === undefined) continue
      const rivals = read.filter((each) => each.days.has(day) && firstDay(each, entry, today) === day)
      return { above, below, day: dayAfter('1970-01-01', day), all: togetherOf([entry, ...rivals]) }
    }
    return []
  })
}

/** The first day to come for which the two say different hours. */
function firstDay(one: Read, other: Read, today: number): number | undefined {
  const areApart = one.from > other.to || other.from > one.to
  if (areApart || !one.hours || !other.hours || one.hoursKey === other.hoursKey) return undefined
  const common = [...one.days].filter((day) => other.days.has(day))
  const hasAll = common.length === Math.min(one.days.size, other.days.size)
  // A day or a week within a longer time is a special part of it.
  const isPart =
    isWithin(one, other) !== isWithin(other, one) || (hasAll && one.days.size !== other.days.size)
  return isPart ? undefined : common.find((day) => day >= today)
}

/** Whatever days of the week they are about. */
const isWithin = (inner: Read, outer: Read) => inner.from >= outer.from && inner.to <= outer.to

/** One entry could say all hours only if all are about the same days. */
function togetherOf(entries: readonly Read[]): string | undefined {
  const [first] = entries
  const areAlike = entries.every(({ daysKey }) => daysKey === first?.daysKey)
  if (!areAlike || entries.some(({ hours = [] }) => hours.length === 0)) return undefined
  const spans = entries.flatMap(({ hours = [] }) => hours.map(({ opens, closes }) => `${opens}-${closes}`))
  const words = [...new Set(spans)].sort().join(', ')
  return spansIn(words) && words
}

function readOf({ date, until = date, days: named, hours: words }: Exception): Read {
  const [from = Number.POSITIVE_INFINITY, to = -1] = [date, until].map((each) =>
    'iso' in each ? dayNumber(each.iso) : undefined,
  )
  const ofWeek = named === undefined ? DAYS.map((_, day) => day) : (daysIn(named) ?? [])
  const count = Math.min(to - from + 1, LONGEST)
  const all = Array.from({ length: Math.max(count, 0) }, (_, index) => from + index)
  // Day 0, 1 January 1970, was a Thursday.
  const days = new Set(all.filter((day) => ofWeek.includes((day + 3) % 7)))
  const hours = spansIn(words)
  return { days, from, to, hours, daysKey: [...days].join(), hoursKey: JSON.stringify(hours ?? []) }
}
