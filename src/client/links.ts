/** Which clicks stay within the site, and when somebody points at a link. */

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/** The address of the page that an event on a link leads to, or `undefined` where the browser must act. */
export function destinationOf(event: Event): URL | undefined {
  const link = linkAt(event.target)
  if (!link?.href || event.defaultPrevented || !isPlain(event)) return undefined
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined
  const url = new URL(link.href)
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (url.origin !== location.origin || samePage || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined
  return url
}

function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true
  // A pointer that only passes over presses none: its button is -1.
  return event.button <= 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** Whether the pointer or the focus comes onto a link or leaves it. It may also move within, or elsewhere. */
export function crossesEdge({ target, relatedTarget }: PointerEvent | FocusEvent): boolean {
  const link = linkAt(target)
  return link !== null && !(relatedTarget instanceof Node && link.contains(relatedTarget))
}
