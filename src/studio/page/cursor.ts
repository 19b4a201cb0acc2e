/** Keeps the line with the cursor in sight while a text is changed on the page. */

/** What stays free above and below the line, in pixels. */
const MARGIN = 4

/** The page scrolls as far as needed. `foot` is the bar below the text, which lies over what is behind it. */
export function showCursor(area: HTMLTextAreaElement, foot: HTMLElement): void {
  const window = area.ownerDocument.defaultView
  const { top, bottom } = area.getBoundingClientRect()
  const limit = foot.getBoundingClientRect().top
  // Most texts are short: then nothing has to be measured.
  if (!window || (top >= 0 && bottom <= limit)) return
  const { above, below } = heightsAt(area)
  if (top + below > limit - MARGIN)
    window.scrollBy({ top: top + below - limit + MARGIN, behavior: 'instant' })
  else if (top + above < MARGIN) window.scrollBy({ top: top + above - MARGIN, behavior: 'instant' })
}

/** From the top of the area to its line with the cursor, and to the end of that line. Only a copy of the text says so. */
function heightsAt(area: HTMLTextAreaElement): { readonly above: number; readonly below: number } {
  const copy = area.ownerDocument.createElement('textarea')
  copy.className = 'copy'
  copy.style.cssText = area.style.cssText
  copy.style.minHeight = '0'
  copy.rows = 1
  area.after(copy)
  const heightOf = (text: string) => {
    copy.value = text
    copy.style.height = '0'
    return copy.scrollHeight
  }
  const { value, selectionEnd } = area
  // A word that is cut would fit into the line above.
  const [word = ''] = /^\S*/.exec(value.slice(selectionEnd)) ?? []
  const below = heightOf(value.slice(0, selectionEnd) + word)
  const above = below - heightOf('')
  copy.remove()
  return { above, below }
}
