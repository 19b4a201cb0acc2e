/** What stands around pages is rendered for none of them. Its links to one say so on that page: as `Anchor` would have. */

/** The addresses that links in a piece of HTML lead to, as they stand there. */
export function addressesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<a(?: class="[^"]*")? href="([^"]*)"/g)].map(([, href = '']) => href))
}

/** `href` as it stands there: nothing else that is written holds it between such signs. */
export function withCurrent(html: string, href: string): string {
  return html.replaceAll(` href="${href}"`, (link) => `${link} aria-current="page"`)
}
