/** An entry of two checklists of which one has the opposite heading: `Accepted` and `Not accepted`. */
import { only } from '../../../diagnostics/certain.ts'
import { placeBeside } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { plainWords } from '../../base/plain-words.ts'
import type { PageContext } from './page-check.ts'

/** Something is only so at times. */
const AT_TIMES = /[(,] ?(?:on|at|if|when|after|before|until|only|express|si|sauf|kwa)\b/i

const NOT = /^(?:not|no|non|nicht|keine?|pas de|si) /

export function checkOpposites({ page: { blocks }, source, report }: PageContext): void {
  const lists = blocks.flatMap((block, at) =>
    block.type === 'checklist' && block.title ? [{ ...block, at, heading: plainWords(block.title) }] : [],
  )
  for (const list of lists) {
    const heading = list.heading.replace(NOT, '')
    // Of two such pairs, each is about something else.
    const opposite = only(lists, (each) => each.heading === heading)
    if (!opposite || opposite.heading === list.heading) continue
    list.items.forEach(({ markdown }, index) => {
      const other = opposite.items.findIndex(
        (each) =>
          isSameEntry(each.markdown, markdown) &&
          (each.markdown === markdown || !AT_TIMES.test(each.markdown + markdown)),
      )
      if (other < 0) return
      const [span, there] = [
        source.spanOf(['blocks', list.at, 'items', index]),
        source.spanOf(['blocks', opposite.at, 'items', other]),
      ]
      const place = placeBeside(there, span)
      report({ ...messages.inOppositeLists(withoutRemark(markdown), opposite.title ?? '', place), span })
    })
  }
}

/** Two different remarks may be the very difference: `Cheque (personal)`. */
export function isSameEntry(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => plainWords(text.replace(/\.$/, '')))
  const [bare, also] = [one, other].map((text) => plainWords(withoutRemark(text)))
  return bare === also && (first === second || first === bare || second === also)
}

/** `Cash (at the office)` and `Cash, at the office` are `Cash`. */
const withoutRemark = (text: string) => text.replace(/\s*\([^()]*\)|,.*|\.$/gs, '')
