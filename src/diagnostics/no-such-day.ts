/** Why a day such as `2026-02-30` does not exist. */

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `iso` is year-month-day. The year 0000 stands for one that nobody wrote. */
export function whyNoDay(iso: string): string {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  const name = MONTH_NAMES[month - 1]
  if (name === undefined) return 'A year has 12 months.'
  if (date === 0) return 'The first day of a month is 1.'
  // The day before the first day of the next month. In a leap year, every day that any year has exists.
  const days = new Date(Date.UTC(year === 0 ? 2024 : year, month, 0)).getUTCDate()
  const inYear = year === 0 ? (days === 29 ? ' never has more than' : ' has only') : ` ${year} has only`
  return `${name}${inYear} ${days} days.`
}
