/** Where in the text of a file somebody has pressed who sees the text on the page. */

/** In pixels from the upper left corner of the page. */
export type PagePoint = { readonly left: number; readonly top: number }

/** The number of signs before the press. Without one, it is at the end. */
export function pressedPlace(text: string, range: Range, point: PagePoint | undefined): number {
  const before = point && wordsBefore(range, point)
  return before === undefined ? text.length : placeBehind(text, before)
}

/** The words on the page before a point. `undefined` if it is on none of them. */
function wordsBefore(range: Range, { left, top }: PagePoint): string | undefined {
  const page = range.startContainer.ownerDocument
  const nodes = page?.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const sign = page?.createRange()
  const { scrollX = 0, scrollY = 0 } = page?.defaultView ?? {}
  const [x, y] = [left - scrollX, top - scrollY]
  let before = ''
  let found: string | undefined
  for (let node = nodes?.currentNode ?? null; node && sign; node = nodes?.nextNode() ?? null) {
    const text = node.nodeValue ?? ''
    for (let at = 0; at < text.length; at++) {
      if (!range.isPointInRange(node, at)) continue
      sign.setStart(node, at)
      sign.setEnd(node, at + 1)
      const rect = sign.getBoundingClientRect()
      const isOnLine = rect.top <= y && y <= rect.bottom
      const isRight = x > rect.left + rect.width / 2
      if (isOnLine && rect.left <= x) found = before + (isRight ? text.charAt(at) : '')
      before += text.charAt(at)
    }
    before += ' '
  }
  return found
}

/** Addresses of links, and values of site.yaml. */
const UNSEEN = /\]\([^)]*\)|\$\{[^}]*\}/g

/** Behind the same words in a text, which has signs of Markdown between them, too. */
export function placeBehind(text: string, words: string): number {
  const plain = text.replaceAll(UNSEEN, (signs) => ' '.repeat(signs.length))
  let at = 0
  // Between letters, the text may have other signs than the page.
  for (const [word] of words.matchAll(/[\p{L}\p{N}]+/gu)) {
    const found = plain.indexOf(word, at)
    // The words of a value are not in the text, or only much later.
    const between = plain.slice(at, found).replaceAll(/[^\p{L}\p{N}]/gu, '')
    if (found >= 0 && between === '') at = found + word.length
  }
  return at
}
