/** Keeps Studio above the keyboard of a phone, which lies over the window and does not make it smaller. */

/** A keyboard is higher than this, in pixels, and what else a browser shows there is lower. */
const LEAST = 100

export function stayAboveKeyboard(): void {
  const viewport = window.visualViewport
  const fit = () => {
    const { height = 0, offsetTop = 0, scale = 1 } = viewport ?? {}
    // Who looks at a part of the page closely sees less of it, too.
    const isCovered = scale < 1.01 && height < document.documentElement.clientHeight - LEAST
    const { style } = document.body
    style.height = isCovered ? `${height}px` : ''
    style.translate = isCovered ? `0 ${offsetTop}px` : ''
  }
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, fit)
}
