/** Replaces the content of the open page by that of a fetched page. */
import { unmountBelow } from './islands.ts'

/** The parts of the body that belong to a page. The other parts (header, footer) stay, with their islands. */
const PARTS = '[data-part]'
const HEAD =
  'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'

/** The sheet of all pages, the scripts in the head, the sheet for printing: a page of another build differs in one of them. */
const OF_THE_BUILD = [
  'style',
  'script:not([type])',
  'script:not([type]) ~ script:not([type]):not([src])',
  'link[rel=stylesheet]',
]

/** Pages of another build or language, and pages of layout `bare`, are not swapped in but loaded. */
export function isSwappable(page: Document): boolean {
  return (
    page.documentElement.lang === document.documentElement.lang &&
    buildOf(page).join() === buildOf(document).join() &&
    page.querySelectorAll(PARTS).length === document.querySelectorAll(PARTS).length
  )
}

const buildOf = (page: Document) =>
  OF_THE_BUILD.map((selector) => {
    const element = page.head.querySelector(selector)
    return element?.getAttribute('href') ?? element?.textContent
  })

/** Resolves once the new content is in the page. A view transition may still run. */
export async function swap(page: Document): Promise<void> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm || !document.startViewTransition) return replace(page)
  await document.startViewTransition(() => replace(page)).updateCallbackDone
}

function replace(page: Document): void {
  const fresh = [...page.querySelectorAll(PARTS)]
  ;[...document.querySelectorAll(PARTS)].forEach((part, index) => {
    const next = fresh[index]
    // A header that is awake stays, because it follows the location by itself.
    if (!next || isAwakeHeader(part)) return
    unmountBelow(part)
    // A copy, so that the fetched document stays complete and can be shown again.
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

declare const HAS_SEARCH: boolean

/** Without `:has`, for which browsers before 2022 throw an exception. A search that is awake does not know the location. */
const isAwakeHeader = (part: Element) =>
  part.localName === 'header' && part.querySelector(HAS_SEARCH ? '[data-awake] nav' : '[data-awake]') !== null

/** Marks the links in the parts that stay as in the new page. Islands mark their own links. */
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
 * The elements of the head that describe the page. They must be the elements that the parser made: strict Trusted Types
 * refuse a copied script, even if it contains only data.
 */
function headOf(page: Document): readonly Element[] {
  const known = heads.get(page)
  if (known) return known
  const found = [...page.head.querySelectorAll(HEAD)]
  heads.set(page, found)
  return found
}

/** Puts the sheets of the new page in order. Sheets of both pages stay, and so does the font. */
function replaceStyles(page: Document): void {
  const present = new Map(stylesOf(document).map((style) => [style.textContent, style]))
  const styles = stylesOf(page).map(
    (style) => present.get(style.textContent) ?? document.importNode(style, true),
  )
  for (const style of present.values()) if (!styles.includes(style)) style.remove()
  styles.forEach((style, index) => {
    if (!style.isConnected) styles[index - 1]?.after(style)
  })
  // The policy of the open page refuses sheets of another build.
  if (styles.some(({ sheet }) => sheet === null)) throw new Error('A sheet was refused')
}

const stylesOf = (page: Document) => [...page.head.querySelectorAll('style')]

/** Tells screen readers which page is shown now, or is on its way. */
export function announce(words: string): void {
  const region = document.querySelector('[data-announcer]')
  if (region) region.textContent = words
}
