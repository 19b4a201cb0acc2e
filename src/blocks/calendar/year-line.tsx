/** The year at a glance: one unit is one day. The list below it says the same in words. */
import { dayNumber } from '../../block/day.ts'
import type { Span } from './spans.ts'

export type Bar = Pick<Span, 'kind' | 'start' | 'end'>

export type YearLineProps = {
  readonly year: number
  /** The language of the names of the months. */
  readonly lang: string
  /** The ones that come later are on top. */
  readonly bars: readonly Bar[]
}

const HEIGHT = 30
const ROWS = {
  period: { y: 3, height: 12 },
  break: { y: 3, height: 12 },
  'break-after': { y: 16, height: 11 },
  event: { y: 3, height: 24 },
} as const
/** The least width in days: a single day would be thinner than a hair on a phone. */
const LEAST = 2

export function YearLine({ year, lang, bars }: YearLineProps) {
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
        {bars.map((bar) => (
          <Rect key={JSON.stringify(bar)} bar={bar} year={year} days={days} />
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

type RectProps = { readonly bar: Bar; readonly year: number; readonly days: number }

/** A date that is only words is not on the line. What is outside the year is cut off. */
function Rect({ bar: { kind, start, end }, year, days }: RectProps) {
  const first = 'iso' in start ? dayOfYear(start.iso, year) : undefined
  const last = 'iso' in end ? dayOfYear(end.iso, year) : undefined
  if (first === undefined || last === undefined) return null
  const from = Math.max(0, first)
  const width = Math.min(days, Math.max(last + 1, first + LEAST)) - from
  return width > 0 && <rect className={kind} x={from} width={width} {...ROWS[kind]} />
}

/** 1 January is 0; days of the year before are negative. */
function dayOfYear(iso: string, year: number): number | undefined {
  const day = dayNumber(iso)
  const start = dayNumber(`${year}-01-01`)
  return day === undefined || start === undefined ? undefined : day - start
}
