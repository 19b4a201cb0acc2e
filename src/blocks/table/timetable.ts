/** Times of a day, one row below the other. */

const TIME = /^(\d{1,2})(?:[:.h](\d\d))?(?: ?([ap])\.?m\b)?/i
/** Of the English clock. */
const HALF = /\d ?[ap]\.?m\b/i
const HALF_DAY = 12 * 60

/** The row whose time is before that of the row above it, if all others are in order. */
export function rowOutOfOrder(cells: readonly string[]): number | undefined {
  const times = cells.map(minutesOf)
  const [first = 0] = times
  if (times.length < 4 || times.includes(undefined)) return undefined
  const [at, ...others] = times.flatMap((time = 0, index) => (time < (times[index - 1] ?? 0) ? [index] : []))
  if (at === undefined || others.length > 0) return undefined
  const [above = 0, time = 0, below = Number.POSITIVE_INFINITY] = times.slice(at - 1, at + 2)
  // The next day begins, or the clock counts to twelve only.
  const countsOn = HALF.test(cells[at] ?? '') || times.some((each = 0) => each >= 13 * 60)
  const inAfternoon = countsOn ? 0 : time + HALF_DAY
  return time < first || (inAfternoon >= above && inAfternoon <= below) ? undefined : at
}

function minutesOf(cell: string): number | undefined {
  const [, hour, minutes, half] = TIME.exec(cell) ?? []
  // `11:30 to 12:15 pm` begins in the morning.
  if (hour === undefined || (half === undefined && (minutes === undefined || HALF.test(cell))))
    return undefined
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return hours * 60 + Number(minutes ?? 0)
}
