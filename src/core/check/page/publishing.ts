/** Checks `publishFrom` and `publishUntil` of a page. */
import { DAY_LENGTH, dayNumber } from '../../../block/day.ts'
import { isTimeZone, offsetAt } from '../../../block/zone.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Clock } from '../../base/clock.ts'
import { daysIn } from '../../base/days-in.ts'
import type { LinkedPage } from '../../site/site.ts'

export function checkPublishing(
  { page, source }: LinkedPage,
  timezone: string | undefined,
  clock: Clock,
  report: Report,
): void {
  const { publishFrom, publishUntil } = page
  for (const field of ['publishFrom', 'publishUntil'] as const) {
    const finding = momentFinding(page[field], timezone)
    if (finding) report({ ...finding, span: source.spanOf([field]) })
  }
  if (page.draft && publishFrom !== undefined)
    report({ ...messages.draftWithDate(publishFrom), span: source.spanOf(['draft']) })
  if (publishUntil === undefined) return
  const reportFinding = (finding: Finding) => report({ ...finding, span: source.spanOf(['publishUntil']) })
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until)
    reportFinding(
      messages.publishReversed(publishFrom, publishUntil, inOtherYears(publishFrom, publishUntil)),
    )
  else {
    const finding = earlyFinding(page.blocks, publishUntil, clock)
    if (finding) reportFinding(finding)
    else if (clock.reached(until)) reportFinding(messages.publishOver(publishUntil))
  }
}

/** If every day in the blocks is later, and the last one is still to come, the month or the year may be wrong. */
function earlyFinding(blocks: unknown, until: string, clock: Clock): Finding | undefined {
  const days = daysIn(blocks, []).map(({ iso }) => iso)
  const last = days.sort().at(-1) ?? ''
  const lastDay = Date.parse(last)
  if (days.length === 0 || clock.reached(lastDay) || days.some((day) => day < until)) return undefined
  const year = Number(last.slice(0, 4))
  const isOver = clock.reached(Date.parse(until))
  // The month is wrong, or the first figure of the day: 3 for 13.
  const isNear = last.startsWith(until.slice(0, 7))
    ? last[9] === until[9]
    : last.slice(8) === until.slice(8, 10)
  const inOtherMonth = isNear ? [last + until.slice(10)] : []
  const inOtherYear = isOver ? [year, year + 1].map((each) => each + until.slice(4)) : []
  const meant = [...inOtherMonth, ...inOtherYear].find(
    (each) => Date.parse(each) > lastDay && Date.parse(each) < lastDay + 60 * DAY_LENGTH,
  )
  return meant === undefined ? undefined : messages.publishOverEarly(until, last, meant, isOver)
}

/**
 * The last moment with a later year, and the first one with an earlier year. None if the time between the two would be
 * shorter with the two swapped.
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
