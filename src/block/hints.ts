/** React writes preload links for pictures before the HTML that contains them. */
export function hintsOf(html: string): string {
  return html.match(/^(?:<link rel="preload"[^>]*>)+/)?.[0] ?? ''
}

/** Inside a document these links gain nothing, because browsers find the pictures just as early. */
export function withoutHints(html: string): string {
  return html.slice(hintsOf(html).length)
}
