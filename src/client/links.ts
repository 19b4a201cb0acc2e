/** Decides which clicks stay within the site, and when somebody points at a link. */

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/** The address of the page that an event on a link leads to. `undefined` if the browser must handle it. */
export function destinationOf(event: Event): URL | undefined {
  const link = linkAt(event.target)
  if (!link?.href || event.defaultPrevented || !isPlain(event)) return undefined
  // A page in another language has other words around it too.
  if (link.hreflang) return undefined
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined
  const url = new URL(link.href)
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (url.origin !== location.origin || samePage || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined
  return url
}

function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true
  // If a pointer only passes over, its button is -1.
  return event.button <= 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Whether the pointer or the focus enters or leaves a link, as opposed to moving inside or outside of it. */
export function crossesEdge({ target, relatedTarget }: PointerEvent | FocusEvent): boolean {
  const link = linkAt(target)
  return link !== null && !(relatedTarget instanceof Node && link.contains(relatedTarget))
}
