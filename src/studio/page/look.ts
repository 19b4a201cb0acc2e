/** How the box for a text looks: as the text itself, at its place. */
import type { CSSProperties } from 'react'
import { isElement } from './dom.ts'
import type { SurfaceText } from './surface.ts'

export type Look = { readonly place: CSSProperties; readonly style: CSSProperties }

/** The least width of a box, in pixels. */
const LEAST = 200
/** The same for a text of more than one line. */
const LEAST_LONG = 320
/** What stays free beside it. */
const MARGIN = 8

export function lookOf({ box, kind, range }: SurfaceText): Look {
  const node = range.startContainer
  const element = isElement(node) ? node : node.parentElement
  const page = element?.ownerDocument
  const window = page?.defaultView
  if (!element || !window) return { place: { ...box }, style: {} }
  const around = containerOf(element, window)
  const own = window.getComputedStyle(element)
  const whole = page.documentElement.clientWidth
  const rect = around.getBoundingClientRect()
  const isLong = kind === 'long'
  const wide = Math.max(isLong ? LEAST_LONG : LEAST, isLong ? box.width : Math.min(rect.width, whole))
  const width = Math.min(wide, whole - 2 * MARGIN)
  const start = isLong ? box.left : rect.left + window.scrollX
  const left = Math.max(MARGIN, Math.min(start, whole - width - MARGIN))
  const place = { left, top: box.top, width }
  if (isLong) return { place, style: { minHeight: box.height } }
  const { fontFamily, fontSize, fontStyle, fontWeight, lineHeight, letterSpacing, textAlign } = own
  return {
    place,
    style: {
      ...{ fontFamily, fontSize, fontStyle, fontWeight, lineHeight, letterSpacing },
      ...(textAlign === 'center' ? { textAlign } : {}),
    },
  }
}

/** The element whose lines the text fills. */
function containerOf(element: Element, window: Window): Element {
  let at = element
  while (at.parentElement && window.getComputedStyle(at).display === 'inline') at = at.parentElement
  return at
}
