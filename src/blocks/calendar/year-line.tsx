/** The year at a glance: one unit is one day. The list below it says the same in words. */
import { dayNumber } from '../../block/day.ts'
import type { Stretch } from './stretch.ts'

export type YearLineProps = {
  readonly year: number
  /** The language of the names of the months. */
  readonly lang: string
  readonly stretches: readonly Stretch[]
}

const HEIGHT = 30
const ROWS = {
  term: { y: 3, height: 12 },
  'half-term': { y: 3, height: 12 },
  holiday: { y: 16, height: 11 },
} as const

export function YearLine({ year, lang, stretches }: YearLineProps) {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1)))
  const name = new Intl.DateTimeFormat(lang, { month: 'short', timeZone: 'UTC' })
  const days = dayOfYear(`${year + 1}-01-01`, year) ?? 365
  return (
    <div className="year-line">
      <svg viewBox={`0 0 ${days} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {months.map((month) => (
          <path
            key={month.getUTCMonth()}
            d={`M${dayOfYear(month.toISOString().slice(0, 10), year)} 0v${HEIGHT}`}
          />
        ))}
        {stretches.map((stretch) => (
          <Bar
            key={`${stretch.name} ${JSON.stringify(stretch.first)}`}
            stretch={stretch}
            year={year}
            days={days}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        {months.map((month) => (
          <span key={month.getUTCMonth()}>{name.format(month)}</span>
        ))}
      </p>
    </div>
  )
}

type BarProps = { readonly stretch: Stretch; readonly year: number; readonly days: number }

/** A date that is only words is not on the line. What is outside the year is cut off. */
function Bar({ stretch: { kind, first, last }, year, days }: BarProps) {
  const start = 'iso' in first ? dayOfYear(first.iso, year) : undefined
  const end = 'iso' in last ? dayOfYear(last.iso, year) : undefined
  if (start === undefined || end === undefined) return null
  const from = Math.max(0, start)
  const width = Math.min(days, end + 1) - from
  return width > 0 && <rect className={kind} x={from} width={width} {...ROWS[kind]} />
}

/** 1 January is 0; days of the year before are negative. */
function dayOfYear(iso: string, year: number): number | undefined {
  const day = dayNumber(iso)
  const start = dayNumber(`${year}-01-01`)
  return day === undefined || start === undefined ? undefined : day - start
}
