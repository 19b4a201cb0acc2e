/** An entry of two checklists of which one has the opposite heading: `Accepted` and `Not accepted`. */
import type { Page } from '../../../../schema/page.ts'
import { placeBeside, type Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { plainWords } from '../../base/plain-words.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

const NOT = /^(?:not|no|non|nicht|keine?|pas de|si) /

export function checkOpposites({ blocks }: Page, source: SourceFile, report: Report): void {
  const lists = blocks.flatMap((block, at) =>
    block.type === 'checklist' && block.title ? [{ ...block, at, heading: plainWords(block.title) }] : [],
  )
  for (const list of lists) {
    const heading = list.heading.replace(NOT, '')
    const opposite = lists.find((each) => each.heading === heading)
    if (!opposite || opposite.heading === list.heading) continue
    const others = opposite.items.map(({ markdown }) => bare(markdown))
    list.items.forEach(({ markdown }, index) => {
      const other = others.indexOf(bare(markdown))
      if (other < 0) return
      const [span, there] = [
        source.spanOf(['blocks', list.at, 'items', index]),
        source.spanOf(['blocks', opposite.at, 'items', other]),
      ]
      report({
        ...messages.inOppositeLists(withoutRemark(markdown), opposite.title ?? '', placeBeside(there, span)),
        span,
      })
    })
  }
}

/** Without a remark in brackets. */
const withoutRemark = (text: string) => text.replace(/\s*\([^()]*\)|\.$/g, '')
const bare = (text: string) => plainWords(withoutRemark(text))
