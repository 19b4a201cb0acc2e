/** Whether days are over that are written in figures, where nobody says which figure is the month. */

/** The places of the year, the month and the day. */
const ORDERS = [
  [2, 1, 0],
  [2, 0, 1],
  [0, 1, 2],
] as const

/** In every order that all days can have. `28/11/2026` and `2026-11-28` have only one. */
export function isPast(days: readonly string[], today: Date): boolean {
  const possible = ORDERS.map((order) => days.map((day) => figuresOf(day, order))).filter((all) =>
    all.every((each) => each !== undefined),
  )
  const now = asFigures(today.getFullYear(), today.getMonth() + 1, today.getDate())
  return days.length > 0 && possible.length > 0 && possible.flat().every((each) => Number(each) <= now)
}

function figuresOf(day: string, [y, m, d]: (typeof ORDERS)[number]): number | undefined {
  const figures = day.split(/[./-]/).map(Number)
  const [year = 0, month = 0, date = 0] = [figures[y], figures[m], figures[d]]
  const isDay = figures.length === 3 && month >= 1 && month <= 12 && date >= 1 && date <= 31
  if (!isDay || (y === 0 && year < 1000)) return undefined
  return asFigures(year < 100 ? 2000 + year : year, month, date)
}

const asFigures = (year: number, month: number, date: number) => year * 10_000 + month * 100 + date
