/** Puts the content of a fetched page in the place of the present one. */
import { unmountBelow } from './islands.ts'

/** Parts of the body that belong to a page. What stays (header, footer) keeps its islands. */
const PARTS = '[data-part]'
const HEAD =
  'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], script[type="application/ld+json"]'

/** The sheet of all pages, the scripts in the head and what is for paper: in a page of another build one differs. */
const OF_THE_BUILD = [
  'style',
  'script:not([type])',
  'script:not([type]) ~ script:not([type], [src])',
  'link[rel=stylesheet]',
]

/** Pages of another build, and bare ones, are loaded as a whole. */
export function isSwappable(page: Document): boolean {
  return (
    buildOf(page).join() === buildOf(document).join() &&
    page.querySelectorAll(PARTS).length === document.querySelectorAll(PARTS).length
  )
}

const buildOf = (page: Document) =>
  OF_THE_BUILD.map((selector) => {
    const element = page.head.querySelector(selector)
    return element?.getAttribute('href') ?? element?.textContent
  })

/** Resolves once the new content stands there; a view transition may still run. */
export async function swap(page: Document): Promise<void> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || !document.startViewTransition) return replace(page)
  await document.startViewTransition(() => replace(page)).updateCallbackDone
}

function replace(page: Document): void {
  const fresh = [...page.querySelectorAll(PARTS)]
  ;[...document.querySelectorAll(PARTS)].forEach((part, index) => {
    const next = fresh[index]
    // The header outlives its page once it is awake: it follows the location by itself.
    if (!next || isAwakeHeader(part)) return
    unmountBelow(part)
    // A copy, so that the page can be shown again from what was kept.
    part.replaceWith(document.importNode(next, true))
  })
  markLinks(page)
  replaceStyles(page)
  for (const element of document.head.querySelectorAll(HEAD)) element.remove()
  document.head.append(...headOf(page))
  document.getElementById('main')?.focus({ preventScroll: true })
  announce(document.title)
  document.dispatchEvent(new Event('ukurasa:swap'))
}

/** Asked without `:has`, which browsers before 2022 refuse with an exception. */
const isAwakeHeader = (part: Element) =>
  part.localName === 'header' && part.querySelector('[data-awake]') !== null

/** Links in what stays are marked as in the new page. Islands mark their own. */
function markLinks(page: Document): void {
  const current = page.querySelector('a[aria-current]')?.getAttribute('href')
  for (const link of document.querySelectorAll('a')) {
    if (link.closest('[data-island]')) continue
    if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

const heads = new WeakMap<Document, readonly Element[]>()

/**
 * What a page says of itself. These are the elements that the parser made, each time again: strict Trusted Types take
 * the text of a copied script, though it be data, for one that a script wrote.
 */
function headOf(page: Document): readonly Element[] {
  const known = heads.get(page)
  if (known) return known
  const found = [...page.head.querySelectorAll(HEAD)]
  heads.set(page, found)
  return found
}

/** The sheets of the new page, in its order. What both pages have stays as it is, and with it the font. */
function replaceStyles(page: Document): void {
  const present = new Map(stylesOf(document).map((style) => [style.textContent, style]))
  const styles = stylesOf(page).map(
    (style) => present.get(style.textContent) ?? document.importNode(style, true),
  )
  for (const style of present.values()) if (!styles.includes(style)) style.remove()
  styles.forEach((style, index) => {
    if (!style.isConnected) styles[index - 1]?.after(style)
  })
  // The policy of the open page knows no sheets of another build.
  if (styles.some(({ sheet }) => sheet === null)) throw new Error('A sheet was refused')
}

const stylesOf = (page: Document) => [...page.head.querySelectorAll('style')]

/** Tells screen readers which page it is now. */
function announce(words: string): void {
  const region = document.querySelector('[data-announcer]')
  if (region) region.textContent = words
}
