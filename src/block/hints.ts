/** React names pictures that load at once ahead of the HTML in which they stand. There a browser sees them as soon. */
export function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
