/** From when to when a page is part of the site. */
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages/pages.ts'
import type { LinkedPage, Site } from '../site.ts'

export function checkPublishing({ page, source }: LinkedPage, site: Site, report: Report): void {
  const { publishFrom, publishUntil } = page
  if (publishUntil === undefined) return
  const tell = (finding: Finding) => report({ ...finding, span: source.spanOf(['publishUntil']) })
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until) tell(messages.publishReversed())
  else if (site.reached(until)) tell(messages.publishOver(publishUntil))
}
