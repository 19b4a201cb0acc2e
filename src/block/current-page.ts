/** What stands around pages is rendered for none of them. Its links to one say so on that page: as `Anchor` would have. */

/** A link as `Anchor` begins it. */
const LINK = /<a(?: class="[^"]*")? href="([^"]*)"/g

/** The addresses that links in a piece of HTML lead to, as they stand there. */
export function addressesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(LINK)].map(([, href = '']) => href))
}

/** `current` as it stands there. */
export function withCurrent(html: string, current: string): string {
  return html.replaceAll(LINK, (link, href) => (href === current ? `${link} aria-current="page"` : link))
}
