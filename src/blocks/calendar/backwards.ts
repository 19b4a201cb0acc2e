/** A period, a break or an event that ends before it starts. */
import { dayNumber } from '../../block/day.ts'
import type { CalendarDate } from './spans.ts'
import { type Bounds, type DatedSpan, yearOfBackwards } from './year-meant.ts'

/** In days. Hardly anything without a neighbour takes longer, and hardly any break within a period. */
const LONGEST = 120
const LONGEST_BREAK = 21

/** The date that is meant, if one is likely, and which of the two is wrong. */
export function meantBackwards(span: DatedSpan, bounds: Bounds, year: number) {
  const { start, end, first = 0, last = 0 } = span
  const most = span.kind === 'break' ? LONGEST_BREAK : Number.POSITIVE_INFINITY
  const ended = dayFirst(end, first, Math.min(first + most, bounds.to ?? first + LONGEST))
  const started =
    ended === undefined
      ? dayFirst(start, Math.max(last - most, bounds.from ?? last - LONGEST), last)
      : undefined
  const swapped = ended ?? started
  const inYear = swapped === undefined ? yearOfBackwards(span, bounds, year) : undefined
  return { swapped, inYear: inYear?.iso, isStart: started !== undefined || inYear?.field === 'start' }
}

/** A date whose month and day have changed places. */
export function dayFirst(date: CalendarDate, from: number, to: number): string | undefined {
  const meant = 'iso' in date ? date.iso.replace(/-(\d\d)-(\d\d)$/, '-$2-$1') : ''
  const day = dayNumber(meant) ?? -1
  return day >= from && day <= to ? meant : undefined
}
