/** The styles of the page in the frame. It has those of the server already, and may get more. */

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs

/** Parsing them would break the policy of Studio. */
export const withoutStyles = (html: string): string => html.replaceAll(STYLES, '')

const known = new WeakMap<Document, Set<string>>()

/** Not as elements: the policy of a site only allows those of its own pages. */
export function addStyles(page: Document, html: string): void {
  const window = page.defaultView
  if (!window) return
  const own = known.get(page) ?? new Set([...page.querySelectorAll('style')].map((each) => each.textContent))
  known.set(page, own)
  for (const [, text = ''] of html.matchAll(STYLES)) {
    if (own.has(text)) continue
    own.add(text)
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(text)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }
}
