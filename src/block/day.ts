/** Calendar days without times or zones. A day is written as in `2025-01-31`. */

/** A day as read from words. It may not exist. `month` counts from 1. `year` is missing if the words name none. */
export type Day = { readonly year?: number | undefined; readonly month: number; readonly day: number }

export const isoOf = ({ year, month, day }: Day): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

const padded = (figure = 0, length: number) => String(figure).padStart(length, '0')

/** In milliseconds. */
export const DAY_LENGTH = 86_400_000

/** The number of days since 1970-01-01, or `undefined` for a day that does not exist. */
export function dayNumber(iso: string): number | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return undefined
  return time / DAY_LENGTH
}

/** Whether a day such as `2026-02-30` exists. */
export const isDay = (iso: string): boolean => dayNumber(iso) !== undefined

/** The number of its day of the week, Sunday being 0. `NaN` for a day that does not exist. */
export const weekdayOf = (iso: string): number => (isDay(iso) ? new Date(iso).getUTCDay() : Number.NaN)

/** The nearest day that is this day of the week: at most three days away. */
export const nearestOn = (iso: string, weekday: number): string =>
  dayAfter(iso, ((weekday - weekdayOf(iso) + 10) % 7) - 3)

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

/** The next day, or the one so many days later. */
export function dayAfter(iso: string, days = 1): string {
  return new Date(Date.parse(iso) + days * DAY_LENGTH).toISOString().slice(0, 10)
}
