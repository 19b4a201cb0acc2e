/** What is wrong with moments: a day that does not exist, another time zone, an end before its start. */
import { dayNumber } from '../../block/day.ts'
import { isTimeZone, offsetAt } from '../../block/zone.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'

/**
 * For two moments in the wrong order, such as 1 December 2026 and 1 February 2026: the second one in a later year, 2027,
 * and the first one in an earlier year, 2025. Empty if they are so near that they have rather changed places.
 */
export function inOtherYears(from: string, until: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(until)]
  const [low, high] = [Number(until.slice(0, 4)), Number(from.slice(0, 4))]
  const later = [high, high + 1].map((year) => year + until.slice(4)).find((each) => Date.parse(each) > first)
  const earlier = [low, low - 1].map((year) => year + from.slice(4)).find((each) => Date.parse(each) < last)
  return later && earlier && Date.parse(later) - first < first - last ? [later, earlier] : []
}

/** The finding for a moment on a day that does not exist, such as 30 February, or in another time zone. */
export function momentFinding(moment: string | undefined, timezone: string | undefined): Finding | undefined {
  if (moment === undefined) return undefined
  const day = moment.slice(0, 10)
  if (dayNumber(day) === undefined) return messages.momentDoesNotExist(day)
  const local = moment.replace(/(?:Z|[+-]\d\d:\d\d)$/, '')
  const offset = isTimeZone(timezone) ? offsetAt(timezone, local) : undefined
  if (offset === undefined) return undefined
  const meant = `${local}${offset}`
  const late = Date.parse(moment) - Date.parse(meant)
  // An offset alone says nothing of summer time.
  const isSummer = !timezone?.includes('/') && Math.abs(late) === 3_600_000
  if (late === 0 || isSummer) return undefined
  const own = new Date(Date.parse(`${local}Z`) + late).toISOString().slice(0, local.length) + offset
  return messages.offsetDiffers(moment, own, meant)
}
