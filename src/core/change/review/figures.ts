/** Amounts, days and sizes in a form that is easy to review. */
import { dayNumber } from '../../../block/day.ts'
import { count } from '../../../diagnostics/wording.ts'

/** `65000` and `65 000` as `65,000`. */
export function amount(written: string): string {
  const value = numberIn(written)
  return Number.isNaN(value) ? written : value.toLocaleString('en')
}

const numberIn = (written: string) =>
  written === '' ? Number.NaN : Number(written.replaceAll(/[ ,\u00a0\u202f]/g, ''))

/** By how much an amount changed: `+1.2 %`. It makes a missing or extra zero easy to see. */
export function percent(before: string, after: string): string | undefined {
  const share = ((numberIn(after) - numberIn(before)) / numberIn(before)) * 100
  if (!Number.isFinite(share)) return undefined
  return `${share > 0 ? '+' : '−'}${Math.abs(share).toLocaleString('en', { maximumFractionDigits: 1 })} %`
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** With its day of the week, which shows most mistakes. */
export function day(iso: string): string {
  const number = dayNumber(iso)
  if (number === undefined) return iso
  const [year, month, date] = iso.split('-').map(Number)
  return `${DAYS[(number + 4) % 7]} ${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

export function daysLater(before: string, after: string): string | undefined {
  const [old, now] = [dayNumber(before), dayNumber(after)]
  if (old === undefined || now === undefined) return undefined
  return `${count(Math.abs(now - old), 'day')} ${now > old ? 'later' : 'earlier'}`
}

export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000).toLocaleString('en')} KB`
}
