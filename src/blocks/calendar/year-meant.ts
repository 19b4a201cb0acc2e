/** Dates of a calendar that are right in another year: in January, people easily write the old one. */
import { dayNumber, yearsLater, yearsUntil } from '../../block/day.ts'
import type { Span } from './spans.ts'
import { yearOf } from './year.ts'

/** `first` and `last` are numbers of `dayNumber`, or `undefined` if they are not known. */
export type DatedSpan = Span & { readonly first: number | undefined; readonly last: number | undefined }

/** A date as it is meant, and which of the two it is. */
export type MeantDate = { readonly field: 'start' | 'end'; readonly iso: string }

/** The days that a span must be within, as far as they are known. */
export type Bounds = { readonly from?: number | undefined; readonly to?: number | undefined }

/** What a date is so many years later, and the number of that day. */
function later(span: DatedSpan, field: MeantDate['field'], years: number) {
  const date = span[field]
  const iso = 'iso' in date ? yearsLater(date.iso, years) : ''
  return { field, iso, day: dayNumber(iso) }
}

/** For a span that ends before it starts. Of several readings, the shortest is likely: swapping the two is one, too. */
export function yearOfBackwards(span: DatedSpan, { from, to }: Bounds, year: number): MeantDate | undefined {
  const { first = 0, last = 0, start, end: until } = span
  const years = 'iso' in start && 'iso' in until ? yearsUntil(until.iso, start.iso) : 1
  const [end, begin] = [later(span, 'end', years), later(span, 'start', -years)]
  const swapped = { first: last, last: first, meant: undefined }
  const readings = [
    swapped,
    { first, last: end.day, meant: end },
    { first: begin.day, last, meant: begin },
  ].filter((each) => (each.first ?? 0) >= (from ?? 0) && (each.last ?? 0) <= (to ?? Number.POSITIVE_INFINITY))
  // Of two that are as long, the one of the year of the calendar.
  if ('iso' in start && yearOf(start.iso) > year) readings.reverse()
  const lengthOf = (each: (typeof readings)[number]) => {
    const length = (each.last ?? 0) - (each.first ?? 0)
    return length < 0 ? Number.POSITIVE_INFINITY : length
  }
  return readings.sort((a, b) => lengthOf(a) - lengthOf(b))[0]?.meant
}

const NEAR = 31

/** For two spans that are most of a year away from where they should meet. `between` days are between them. */
export function yearOfMeeting(
  span: DatedSpan,
  next: DatedSpan,
  between: number,
): (MeantDate & { readonly of: DatedSpan }) | undefined {
  const { first = 0, last = 0 } = span
  // Between periods of one year, nothing is a year long. A date may have kept an older one.
  const years = (between < 0 ? 1 : -1) * Math.max(1, Math.round(Math.abs(between) / 365))
  const [start, end] = [later(next, 'start', years), later(span, 'end', -years)]
  const { day: starts = 0 } = start
  const { day: ends = 0 } = end
  if (Math.abs(starts - last) <= NEAR && starts <= (next.last ?? starts)) return { ...start, of: next }
  if (Math.abs((next.first ?? 0) - ends) <= NEAR && ends >= first) return { ...end, of: span }
  return undefined
}

/** For a break that is not within its period. */
export function yearOfBreak(span: DatedSpan, { from = 0, to = 0 }: Bounds): MeantDate | undefined {
  const isWithin = (day = 0) => day >= from && day <= to
  const field = isWithin(span.first) ? 'end' : 'start'
  return [1, -1, 2, -2].map((years) => later(span, field, years)).find(({ day }) => isWithin(day))
}
