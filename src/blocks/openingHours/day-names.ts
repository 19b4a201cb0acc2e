/** The names of the days of the week, Monday being 0. */
export function dayNames(lang: string): (day: number) => string {
  const { format } = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  // The first day of 2024 was a Monday.
  return (day) => format(Date.UTC(2024, 0, 1 + day))
}
