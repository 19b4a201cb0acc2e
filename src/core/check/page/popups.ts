/** Checks that a page has one popup. */
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { LinkedPage } from '../../site/site.ts'

export function checkPopups({ page, source }: LinkedPage, report: Report): void {
  const [first, second] = page.blocks.flatMap(({ type }, index) =>
    type === 'promoPopup' ? source.spanOf(['blocks', index]) : [],
  )
  if (!first || !second) return
  // One that is in a snippet may be right for other pages.
  const span = second.file === source.path ? second : first
  report({ ...messages.popupTwice(placeBeside(span === first ? second : first, span)), span })
}
