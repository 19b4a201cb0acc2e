/** Where the page stands in its window. */
import { blocksOf, boxOfBlock } from './dom.ts'
import { frameElement } from './frame.ts'

/** Changes the page. The block with the number `before`, which then is `after`, stays where it is in the window. */
export function changeInPlace(
  page: Document,
  { before, after }: { readonly before: number | undefined; readonly after: number | undefined },
  change: () => void,
): void {
  const old = topOf(page, before)
  change()
  const now = topOf(page, after)
  const window = page.defaultView
  const wasSeen = old !== undefined && window && old > -window.innerHeight && old < window.innerHeight
  if (wasSeen && now !== undefined && Math.abs(now - old) > 1)
    window.scrollBy({ top: now - old, behavior: 'instant' })
}

function topOf(page: Document, pageIndex: number | undefined): number | undefined {
  const block = pageIndex === undefined ? undefined : blocksOf(page).get(pageIndex)
  const box = block && boxOfBlock(page, block)
  return box && box.top - (page.defaultView?.scrollY ?? 0)
}

/** Room for the tools above a block, in pixels. */
const BAR = 120

/** Scrolls to a block, as far as needed. */
export function scrollToBlock(pageIndex: number): void {
  const page = frameElement()?.contentDocument
  const block = page && blocksOf(page).get(pageIndex)
  const box = block && boxOfBlock(page, block)
  const window = page?.defaultView
  if (!box || !window) return
  const { scrollY, innerHeight } = window
  const isSeen = box.top + box.height > scrollY + BAR && box.top < scrollY + innerHeight - BAR
  if (!isSeen) window.scrollTo({ top: box.top - BAR, behavior: 'instant' })
}
