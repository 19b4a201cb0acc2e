/** React names pictures that load at once ahead of the HTML in which they stand. */
export function hintsOf(html: string): string {
  return html.match(/^(?:<link rel="preload"[^>]*>)+/)?.[0] ?? ''
}

/** Within a document browsers see the pictures as soon. */
export function withoutHints(html: string): string {
  return html.slice(hintsOf(html).length)
}
