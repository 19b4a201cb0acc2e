/** Changes nodes of a page into others, and leaves alone what is the same. Nothing runs in the page, so nothing else holds them. */
import { isElement } from './dom.ts'

/** Changes the nodes that stand between two others. */
export function patchBetween(start: Node, end: Node, fresh: readonly Node[]): void {
  let old = start.nextSibling
  for (const next of fresh) {
    const after = old?.nextSibling ?? null
    if (!old || old === end) end.parentNode?.insertBefore(imported(end, next), end)
    else {
      patch(old, next)
      old = after
    }
  }
  while (old && old !== end) {
    const after: ChildNode | null = old.nextSibling
    old.remove()
    old = after
  }
}

const imported = ({ ownerDocument }: Node, node: Node): Node => ownerDocument?.importNode(node, true) ?? node

function patch(old: ChildNode, next: Node): void {
  if (isElement(old) && isElement(next) && old.localName === next.localName) {
    if (old.isEqualNode(next)) return
    patchAttributes(old, next)
    patchChildren(old, next)
  } else if (old.nodeType === next.nodeType && !isElement(old)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue
  } else old.replaceWith(imported(old, next))
}

function patchAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames())
    if (!next.hasAttribute(name) && !isLeftAlone(old, name)) old.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? ''
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
}

/** What the author opened while working, and what `quieten` in `show-page.ts` sets. */
const isLeftAlone = (element: Element, name: string): boolean =>
  name === 'tabindex' || (name === 'open' && element.localName === 'details')

function patchChildren(old: Element, next: Element): void {
  const [olds, nexts] = [[...old.childNodes], [...next.childNodes]]
  nexts.forEach((fresh, index) => {
    const own = olds[index]
    if (own) patch(own, fresh)
    else old.append(imported(old, fresh))
  })
  for (const rest of olds.slice(nexts.length)) rest.remove()
}
