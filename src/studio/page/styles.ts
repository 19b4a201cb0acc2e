/** The styles of the page in the frame. It has those of the server already, and may get more. */

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs

/** Parsing them would break the policy of Studio. */
export const withoutStyles = (html: string): string => html.replaceAll(STYLES, '')

const known = new WeakMap<Document, ReadonlyMap<string, CSSStyleSheet>>()

/**
 * Not as elements: the policy of a site only allows those of its own pages. From the first sheet that the page does not
 * have, all are added, so that they count in their own order.
 */
export function addStyles(page: Document, html: string): void {
  const window = page.defaultView
  if (!window) return
  const own = [...page.querySelectorAll('style')].map((each) => each.textContent)
  const texts = [...html.matchAll(STYLES)].map(([, text = '']) => text)
  const first = texts.findIndex((text) => !own.includes(text))
  const before = known.get(page)
  const sheetOf = (text: string) => {
    const made = before?.get(text) ?? new window.CSSStyleSheet()
    if (!before?.has(text)) made.replaceSync(text)
    return made
  }
  const wanted = new Map((first < 0 ? [] : texts.slice(first)).map((text) => [text, sheetOf(text)]))
  if ([...wanted.keys()].join() === [...(before?.keys() ?? [])].join()) return
  known.set(page, wanted)
  const ours = [...(before?.values() ?? [])]
  const others = page.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet))
  page.adoptedStyleSheets = [...others, ...wanted.values()]
}
