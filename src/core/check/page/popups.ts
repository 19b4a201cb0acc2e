/** Checks that a page has one popup. */
import { placeBeside } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { PageContext } from './page-check.ts'

export function checkPopups({ page, source, report }: PageContext): void {
  const [first, second] = page.blocks.flatMap(({ type }, index) =>
    type === 'promoPopup' ? source.spanOf(['blocks', index]) : [],
  )
  if (!first || !second) return
  // One that is in a snippet may be right for other pages.
  const span = second.file === source.path ? second : first
  report({ ...messages.popupTwice(placeBeside(span === first ? second : first, span)), span })
}
