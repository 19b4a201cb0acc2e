/** From when to when a page is part of the site. */
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages/pages.ts'
import type { Clock } from '../clock.ts'
import type { LinkedPage } from '../site.ts'

export function checkPublishing({ page, source }: LinkedPage, clock: Clock, report: Report): void {
  const { publishFrom, publishUntil } = page
  if (publishUntil === undefined) return
  const tell = (finding: Finding) => report({ ...finding, span: source.spanOf(['publishUntil']) })
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until) tell(messages.publishReversed())
  else if (clock.reached(until)) tell(messages.publishOver(publishUntil))
}
