/** Checks `publishFrom` and `publishUntil` of a page. */
import { dayNumber } from '../../../block/day.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { Clock } from '../../base/clock.ts'
import type { LinkedPage } from '../../site/site.ts'

export function checkPublishing({ page, source }: LinkedPage, clock: Clock, report: Report): void {
  const { publishFrom, publishUntil } = page
  for (const field of ['publishFrom', 'publishUntil'] as const) {
    const finding = momentFinding(page[field])
    if (finding) report({ ...finding, span: source.spanOf([field]) })
  }
  if (page.draft && publishFrom !== undefined)
    report({ ...messages.draftWithDate(publishFrom), span: source.spanOf(['draft']) })
  if (publishUntil === undefined) return
  const reportFinding = (finding: Finding) => report({ ...finding, span: source.spanOf(['publishUntil']) })
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until) reportFinding(messages.publishReversed())
  else if (clock.reached(until)) reportFinding(messages.publishOver(publishUntil))
}

/** The finding for a moment on a day that does not exist, such as 30 February. */
export function momentFinding(moment: string | undefined): Finding | undefined {
  const day = moment?.slice(0, 10)
  return day === undefined || dayNumber(day) !== undefined ? undefined : messages.momentDoesNotExist(day)
}
