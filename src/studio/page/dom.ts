/** The nodes of the page in the frame. They are no instances of this window's classes, so their types are asked for. */
import { BLOCK_MARK } from '../../preview/facts.ts'

/** The element with all that Studio shows on the page. It is beside the body, out of reach of the site's styles. */
export const STUDIO_ELEMENT = 'ukurasa-studio'

export type BlockNodes = { readonly start: Node; readonly end: Node; readonly nodes: readonly Node[] }

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
export const isComment = (node: Node): boolean => node.nodeType === Node.COMMENT_NODE

/** By their numbers on the page, which are in the comments around them. */
export function blocksOf(page: Document): ReadonlyMap<number, BlockNodes> {
  const found = new Map<number, BlockNodes>()
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const start = comments.currentNode
    const [name, pageIndex] = (start.nodeValue ?? '').split(' ')
    if (name !== BLOCK_MARK) continue
    const nodes: Node[] = []
    let node = start.nextSibling
    for (; node && node.nodeValue !== `/${BLOCK_MARK}`; node = node.nextSibling) nodes.push(node)
    if (node) found.set(Number(pageIndex), { start, end: node, nodes })
  }
  return found
}

/** All texts of a block, in their order. */
export function textsIn(nodes: readonly Node[]): readonly Text[] {
  return nodes.flatMap((node) => (isText(node) ? [node] : textsIn([...node.childNodes])))
}

/** The number of the block around a node. */
export function blockAround(node: Node | null): number | undefined {
  for (let at = node; at; at = at.parentNode)
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      const [name, pageIndex] = (isComment(before) ? (before.nodeValue ?? '') : '').split(' ')
      if (name === `/${BLOCK_MARK}`) break
      if (name === BLOCK_MARK) return Number(pageIndex)
    }
  return undefined
}

/** A place in the document of the page, in pixels from its upper left corner. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Around all that can be seen. */
export function boxAround(page: Document, rects: readonly DOMRect[]): Box | undefined {
  const seen = rects.filter(({ width, height }) => width * height > 0)
  if (seen.length === 0) return undefined
  const left = Math.min(...seen.map((rect) => rect.left))
  const top = Math.min(...seen.map((rect) => rect.top))
  const right = Math.max(...seen.map((rect) => rect.right))
  const bottom = Math.max(...seen.map((rect) => rect.bottom))
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}

export const boxOfBlock = (page: Document, { nodes }: Pick<BlockNodes, 'nodes'>): Box | undefined =>
  boxAround(
    page,
    nodes.filter(isElement).map((element) => element.getBoundingClientRect()),
  )

export function nodeOf(target: EventTarget | null): Node | undefined {
  return target !== null && isNode(target) ? target : undefined
}

const isNode = (target: EventTarget): target is Node => 'nodeType' in target
