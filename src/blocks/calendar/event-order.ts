/** Finds an event that is not in the order of its calendar. */
import { isRising } from '../../block/order.ts'
import type { DatedSpan } from './year-meant.ts'

/** Of a few days, any could be the wrong one, or there are two lists. */
const FEWEST = 5

/**
 * The first event below a later one, if everything else is in order. A date of another year is told as such, and a date
 * in words has no day to compare.
 */
export function eventOutOfOrder(events: readonly DatedSpan[], year: number) {
  const dated = events.flatMap((event) => (event.first === undefined ? [] : { event, day: event.first }))
  const days = dated.map(({ day }) => day)
  const at = days.findIndex((day, index) => day < (days[index - 1] ?? day))
  const [before, odd] = [dated[at - 1], dated[at]]
  const isOne = [at, at - 1].some((each) => isRising(days.toSpliced(each, 1)))
  if (!before || !odd || !isOne || days.length < FEWEST) return undefined
  const [above, day] = [dateOf(before.event), dateOf(odd.event)]
  if (![above, day].every((iso) => iso.startsWith(String(year)))) return undefined
  return { at: events.indexOf(odd.event), above, day }
}

const dateOf = ({ start }: DatedSpan) => ('iso' in start ? start.iso : '')
