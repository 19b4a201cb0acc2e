/** An entry of two checklists of which one has the opposite heading: `Accepted` and `Not accepted`. */
import type { Page } from '../../../../schema/page.ts'
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { isSameEntry, oppositeLists, withoutRemark } from '../../site/ways-to-pay.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

export function checkOpposites(page: Page, source: SourceFile, report: Report): void {
  for (const [list, opposite] of oppositeLists(page)) {
    list.items.forEach(({ markdown }, index) => {
      const other = opposite.items.findIndex((each) => isSameEntry(each.markdown, markdown))
      if (other < 0) return
      const [span, there] = [
        source.spanOf(['blocks', list.at, 'items', index]),
        source.spanOf(['blocks', opposite.at, 'items', other]),
      ]
      const place = placeBeside(there, span)
      report({ ...messages.inOppositeLists(withoutRemark(markdown), opposite.title, place), span })
    })
  }
}
