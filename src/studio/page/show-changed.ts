/** Scrolls to what a change in the form has changed on the page. */
import { isElement, isText } from './dom.ts'
import { frameElement } from './frame.ts'

/** What may lie over the page at the top of its window, in pixels. */
const COVERED = 80

type Seen = { readonly text: string; readonly rect: DOMRect }

/** Does the work, and gives what it has changed. The page can tell by itself. */
export function changesOf(page: Document, work: () => void): readonly MutationRecord[] {
  const observer = new MutationObserver(() => {})
  observer.observe(page.body, { subtree: true, childList: true, characterData: true })
  work()
  const records = observer.takeRecords()
  observer.disconnect()
  return records
}

/** The field that is typed in, and how far the page was scrolled. */
let last: { readonly field: Element | null; readonly top: number } | undefined

/** If a part of it is in sight, the page stays where it is. `leads`: the author looks at something else, and must see it. */
export function showChanged(page: Document, records: readonly MutationRecord[], leads = false): void {
  const window = page.defaultView
  const field = document.activeElement
  if (!window || window.innerHeight === 0) return
  // Who works on the page looks at the place already.
  if (!leads && field === frameElement()) return
  // Who has scrolled the page since the field got the focus looks at something else.
  if (leads || last?.field !== field) last = { field, top: window.scrollY }
  else if (Math.abs(window.scrollY - last.top) > 1) return
  const all = records.flatMap(nodesOf).flatMap(seenOf)
  const words = !leads && field && 'value' in field ? String(field.value).trim() : ''
  // Other places may follow what is typed, such as a sum.
  const own = all.filter(({ text }) => words !== '' && text.includes(words))
  const rects = (own.length > 0 ? own : all).map(({ rect }) => rect)
  const isInSight = ({ top, bottom }: DOMRect) => bottom > COVERED && top < window.innerHeight
  const first = Math.min(...rects.map(({ top }) => top))
  if (rects.length === 0 || rects.some(isInSight)) return
  window.scrollBy({ top: first - window.innerHeight / 3, behavior: 'instant' })
  last = { field, top: window.scrollY }
}

/** Where something was taken away, its surroundings are what is seen. */
const nodesOf = ({ type, target, addedNodes }: MutationRecord): readonly Node[] =>
  type === 'characterData' || addedNodes.length === 0 ? [target] : [...addedNodes]

/** What has no place of its own, such as an answer that is closed, is in something that has. */
function seenOf(node: Node): readonly Seen[] {
  const text = (node.textContent ?? '').trim()
  if (text === '' || !node.isConnected) return []
  for (let at: Node | null = node; at; at = at.parentNode) {
    const rect = rectOf(at)
    if (rect && rect.width * rect.height > 0) return [{ text, rect }]
  }
  return []
}

function rectOf(node: Node): DOMRect | undefined {
  if (isElement(node)) return node.getBoundingClientRect()
  if (!isText(node)) return undefined
  const range = node.ownerDocument.createRange()
  range.selectNode(node)
  return range.getBoundingClientRect()
}
