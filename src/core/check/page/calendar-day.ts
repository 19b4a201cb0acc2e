/** Days of the calendar, and the day of the week on which they are. */

/** `month` counts from 0. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number }

/** `undefined` for a day that does not exist. */
export function dateOf({ year, month, day }: CalendarDay): Date | undefined {
  const date = new Date(Date.UTC(year, month, day))
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : undefined
}

export const isoOf = (date: Date) => date.toISOString().slice(0, 10)

/** The nearest day that is this day of the week: at most three days away. */
export function nearest(date: Date, weekday: number): Date {
  const other = new Date(date)
  other.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 10) % 7) - 3)
  return other
}

/** The nearest year that puts all these days on this day of the week. */
export function yearFor(days: readonly CalendarDay[], weekday: number): number | undefined {
  const shift = [-1, 1, -2, 2].find((years) =>
    days.every((each) => dateOf({ ...each, year: each.year + years })?.getUTCDay() === weekday),
  )
  return shift === undefined ? undefined : (days.at(-1)?.year ?? 0) + shift
}

/** The days of the same month that are this day of the week. */
export const daysOfMonth = (date: CalendarDay, weekday: number): readonly Date[] =>
  Array.from({ length: 31 }, (_, index) => dateOf({ ...date, day: index + 1 }) ?? [])
    .flat()
    .filter((day) => day.getUTCDay() === weekday)
