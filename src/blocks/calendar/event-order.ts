/** Finds an event that is not in the order of its calendar. */
import { isRising } from '../../block/order.ts'
import type { DatedSpan } from './year-meant.ts'

/** Of a few days, any could be the wrong one, or there are two lists. */
const FEWEST = 5

/** The first event below a later one, if everything else is in order. A date of another year is told as such. */
export function eventOutOfOrder(events: readonly DatedSpan[], year: number) {
  const days = events.map(({ first = Number.NaN }) => first)
  const at = days.findIndex((day, index) => day < (days[index - 1] ?? day))
  const isOne = at > 0 && [at, at - 1].some((each) => isRising(days.toSpliced(each, 1)))
  if (!isOne || days.length < FEWEST) return undefined
  const [above = '', day = ''] = [at - 1, at].map((each) => dateOf(events[each]))
  return [above, day].every((iso) => iso.startsWith(String(year))) ? { at, above, day } : undefined
}

const dateOf = (event?: DatedSpan) => (event && 'iso' in event.start ? event.start.iso : '')
