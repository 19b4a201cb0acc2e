/** Whether the dates of a calendar belong to its year. Most periods start on Mondays and end on Fridays. */
import { dayNumber, yearsLater } from '../../block/day.ts'
import { type Calendar, eventsOf, type Span, spansOf } from './spans.ts'

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6]
/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7

/** A day on which a period starts or ends, as `2025-01-08`. */
export type Boundary = { readonly iso: string; readonly starts: boolean }

/** Only days that exist. */
export function boundariesOf({ periods = [] }: Calendar): readonly Boundary[] {
  return periods.flatMap(({ start, end }) =>
    [start, end].flatMap((date, index): Boundary[] => {
      const exists = 'iso' in date && dayNumber(date.iso) !== undefined
      return exists ? [{ iso: date.iso, starts: index === 0 }] : []
    }),
  )
}

/** The dates may be of another year: in that year `there` of them fall on the usual weekdays, in this one only `here`. */
export type Suspicion = {
  readonly year: number
  readonly here: number
  readonly there: number
  readonly all: number
}

/** Fewer dates could fit any year by chance. */
const ENOUGH = 4

/** The nearest year that fits far better: the calendar may have been copied from an earlier year. */
export function yearSuspected(boundaries: readonly Boundary[]): Suspicion | undefined {
  const all = boundaries.length
  const here = usual(boundaries, 0)
  if (all < ENOUGH || here * 3 > all) return undefined
  for (const shift of [-1, 1, -2]) {
    const there = usual(boundaries, shift)
    const first = boundaries[0]
    if (first && there * 3 >= all * 2) return { year: yearOf(first.iso) + shift, here, there, all }
  }
  return undefined
}

/** How many would fall on their usual weekday in another year. */
function usual(boundaries: readonly Boundary[], shift: number): number {
  return boundaries.filter(({ iso, starts }) => {
    const day = dayNumber(yearsLater(iso, shift))
    return day !== undefined && weekdayOf(day) === (starts ? MONDAY : FRIDAY)
  }).length
}

export const yearOf = (iso: string) => Number(iso.slice(0, 4))

/** `day` is a number of `dayNumber`. */
export function weekendDay(day: number): 'Saturday' | 'Sunday' | undefined {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return 'Saturday'
  return weekday === SUNDAY ? 'Sunday' : undefined
}

/** In days. No term and no season from autumn to spring is longer. */
const SEASON = 300

/** Whether a period or an event begins neither in a year nor in the next one, and does not last into the year. */
export function isFar({ start, end, kind }: Span, year: number): boolean {
  if (kind === 'break' || !('iso' in start)) return false
  const [first = 0, last = 0] = [start, end].map((date) => ('iso' in date ? dayNumber(date.iso) : 0))
  const lastsInto = 'iso' in end && yearOf(end.iso) === year && last > first && last - first < SEASON
  return (yearOf(start.iso) < year && !lastsInto) || yearOf(start.iso) > year + 1
}

/** Whether no period and no event begins in the year of the calendar: then the year is wrong, rather than all of them. */
export function isOfNoDate(block: Calendar): boolean {
  const dated = [...spansOf(block).flat(), ...eventsOf(block)].filter(
    ({ kind, start }) => kind !== 'break' && 'iso' in start,
  )
  return dated.length > 1 && dated.every((span) => isFar(span, block.year))
}
