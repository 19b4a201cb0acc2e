/** Finds the blocks of a page by the comments around them. */
import { BLOCK_MARK } from '../facts.ts'

/** The elements of each block, by its number. */
export function blockElements(page: Document): ReadonlyMap<number, readonly Element[]> {
  const blocks = new Map<number, readonly Element[]>()
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const comment = comments.currentNode
    const [name, index] = (comment.nodeValue ?? '').split(' ')
    if (name === BLOCK_MARK) blocks.set(Number(index), elementsAfter(comment))
  }
  return blocks
}

function elementsAfter(start: Node): readonly Element[] {
  const found: Element[] = []
  for (let node = start.nextSibling; node && node.nodeValue !== `/${BLOCK_MARK}`; node = node.nextSibling)
    if (node instanceof Element) found.push(node)
  return found
}

/** A position in the document, in pixels from its upper left corner. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The box around all visible elements. */
export function boxAround(elements: Iterable<Element>): Box | undefined {
  const seen = [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
  if (seen.length === 0) return undefined
  const left = Math.min(...seen.map((rect) => rect.left))
  const top = Math.min(...seen.map((rect) => rect.top))
  const right = Math.max(...seen.map((rect) => rect.right))
  const bottom = Math.max(...seen.map((rect) => rect.bottom))
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}
