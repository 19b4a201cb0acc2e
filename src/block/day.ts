/** Calendar days without times or zones. */

/** In milliseconds. */
export const DAY_LENGTH = 86_400_000

/** The number of days since 1970-01-01, or `undefined` for a day that does not exist. */
export function dayNumber(iso: string): number | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return undefined
  return time / DAY_LENGTH
}

/** The same day so many years later. It may not exist. */
export const yearsLater = (iso: string, years: number): string =>
  `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`

/** How many years later a day is for the first time not before another one. */
export const yearsUntil = (iso: string, other: string): number =>
  Number(other.slice(0, 4)) - Number(iso.slice(0, 4)) + (iso.slice(4) < other.slice(4) ? 1 : 0)

/** The number of the day, in UTC, that a moment belongs to. */
export function dayOfMoment(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_LENGTH)
}

/** The next day. */
export function dayAfter(iso: string): string {
  return new Date(Date.parse(iso) + DAY_LENGTH).toISOString().slice(0, 10)
}
