/** From when to when a page is part of the site. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages/pages.ts'
import type { LinkedPage } from '../site.ts'

export function checkPublishing({ page, source }: LinkedPage, now: Date, report: Report): void {
  const { publishFrom, publishUntil } = page
  if (publishUntil === undefined) return
  const span = source.spanOf(['publishUntil'])
  const until = Date.parse(publishUntil)
  if (publishFrom !== undefined && Date.parse(publishFrom) >= until)
    report({ ...messages.publishReversed(), span })
  else if (until <= now.getTime()) report({ ...messages.publishOver(publishUntil), span })
}
