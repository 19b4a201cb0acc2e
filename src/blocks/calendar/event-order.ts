/** Finds an event that is not in the order of its calendar. */
import type { DatedSpan } from './year-meant.ts'

/** Of a few days, any could be the wrong one, or there are two lists. */
const FEWEST = 5

const isSorted = (all: readonly number[]) => all.every((day, at) => at === 0 || day >= (all[at - 1] ?? day))

/** The first event below a later one, if everything else is in order. A date of another year is told as such. */
export function eventOutOfOrder(events: readonly DatedSpan[], year: number) {
  const days = events.map(({ first = Number.NaN }) => first)
  const at = days.findIndex((day, index) => day < (days[index - 1] ?? day))
  const isOne = at > 0 && [at, at - 1].some((each) => isSorted(days.toSpliced(each, 1)))
  if (!isOne || days.length < FEWEST) return undefined
  const [above = '', odd = ''] = events
    .slice(at - 1, at + 1)
    .map(({ start }) => ('iso' in start ? start.iso : ''))
  return [above, odd].every((iso) => iso.startsWith(String(year))) ? { at, above, odd } : undefined
}
