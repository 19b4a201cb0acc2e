/**
 * The shell around pages is rendered once for all of them. Here its links to the page itself are marked, exactly as
 * `Anchor` would mark them.
 */

/** The start of a link of `Anchor`. */
const LINK = /<a(?: class="[^"]*")? href="([^"]*)"/g

/** The addresses of the links in a piece of HTML, escaped as they are there. */
export function addressesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(LINK)].map(([, href = '']) => href))
}

/** `current` must be escaped in the same way. */
export function withCurrent(html: string, current: string): string {
  return html.replaceAll(LINK, (link, href) => (href === current ? `${link} aria-current="page"` : link))
}
