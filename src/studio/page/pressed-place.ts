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

/** Behind the same words in a text, which has signs of Markdown between them, too. */
export function placeBehind(text: string, words: string): number {
  let at = 0
  for (const word of words.split(/\s+/)) {
    const found = text.indexOf(word, at)
    if (found >= 0) at = found + word.length
  }
  return at
}
