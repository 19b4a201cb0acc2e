/** Times of a day, one row below the other. */

/** A time of the clock. The price `66.40` and the day `09.02.2027` are not times. */
const TIME = /^(2[0-4]|[01]?\d)(?!\d)(?:[:.h]([0-5]\d)(?::00)?(?![.:]?\d))?(?: ?([ap])\.?m\b)?/i
/** Of the English clock. */
const HALF = /\d ?[ap]\.?m\b/i
const HALF_DAY = 12 * 60

/**
 * The row with an earlier time than the row above it, if all other times are in order. `isFirst` means that the times are
 * in the first column. Other columns may have another order. There, a time only counts if it is right half a day later.
 */
export function rowOutOfOrder(cells: readonly string[], isFirst: boolean): number | undefined {
  const times = cells.map(minutesOf)
  if (times.length < 4 || times.includes(undefined)) return undefined
  const [at, ...others] = times.flatMap((time = 0, index) => (time < (times[index - 1] ?? 0) ? [index] : []))
  if (at === undefined || others.length > 0) return undefined
  const [first = 0, second = 0] = times
  const [above = 0, time = 0, below = isFirst ? 2 * HALF_DAY : 0] = times.slice(at - 1, at + 2)
  // Whether hours go on after twelve.
  const countsOn = HALF.test(cells[at] ?? '') || times.some((each = 0) => each >= 13 * 60)
  if (time + HALF_DAY >= above && time + HALF_DAY <= below) return countsOn && time >= first ? at : undefined
  // A time no later than the second one belongs to a new day. On the Swahili clock, one follows twelve.
  return isFirst && time > second && (countsOn || above < HALF_DAY) ? at : undefined
}

function minutesOf(cell: string): number | undefined {
  const [, hour, minutes, half] = TIME.exec(cell) ?? []
  // `11:30 to 12:15 pm` begins in the morning.
  if (hour === undefined || (half === undefined && (minutes === undefined || HALF.test(cell))))
    return undefined
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return hours * 60 + Number(minutes ?? 0)
}
