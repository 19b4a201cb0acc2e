/** The page in its frame. It is changed as it is typed, and stays where it is. */
import { Idiomorph } from 'idiomorph'
import { withoutScripts } from '../../preview/marks.ts'
import { signal } from '../../preview/page/signal.ts'
import { changedText } from './changed-text.ts'
import { type BlockNodes, blocksOf, boxOfBlock, textsIn } from './dom.ts'
import { patchBetween } from './patch.ts'
import { newTurns } from './turns.ts'

/** The element with all that Studio shows on the page. It is beside the body, out of reach of the site's styles. */
export const HOST = 'ukurasa-studio'

/** Counts the changes of the page. */
export const shown = signal(0)

type Wanted = { readonly html: string | undefined; readonly blocks: ReadonlyMap<number, string> }

const turns = newTurns(show)

const frame = () => document.querySelector<HTMLIFrameElement>('#page')

/** What the blocks on the page were made of, if only they were shown since the whole page was. */
const madeOf = new Map<number, string>()

/** If texts come faster than they can be shown, the last one is. */
export function showPage(html: string): void {
  madeOf.clear()
  void turns.want({ html, blocks: new Map() })
}

/** Shows other blocks in the place of those with their numbers. */
export function showBlocks(changed: readonly { readonly index: number; readonly html: string }[]): void {
  if (changed.length === 0) return
  const [one] = changed
  const isOne = changed.length === 1 && one && !turns.isShowing() && showText(one)
  for (const { index, html } of changed) madeOf.set(index, html)
  if (isOne) return
  const waiting = turns.waiting()
  const blocks = new Map(waiting?.blocks)
  for (const { index, html } of changed) blocks.set(index, html)
  void turns.want({ html: waiting?.html, blocks })
}

/** Most keys change one text, and nothing has to be parsed. Gives `false` if more has changed. */
function showText({ index, html }: { readonly index: number; readonly html: string }): boolean {
  const page = frame()?.contentDocument
  const before = madeOf.get(index)
  const found = before === undefined ? undefined : changedText(before, html)
  const block = page && found && blocksOf(page).get(index)
  const texts = block ? textsIn(block.nodes) : []
  const node = found && texts[found.index]
  if (!page || texts.length !== found?.count || node?.data !== found.before) return false
  inPlace(page, () => {
    node.data = found.after
  })
  shown.set(shown.get() + 1)
  return true
}

async function show({ html, blocks }: Wanted): Promise<void> {
  const whole = html === undefined ? undefined : await parsed(withoutScripts(html).replaceAll(STYLES, ''))
  const parts = await Promise.all(
    [...blocks].map(async ([index, part]) => [index, await parsed(part)] as const),
  )
  const page = await loaded()
  if (!page) return
  inPlace(page, () => {
    if (whole && html !== undefined) {
      addStyles(page, html)
      morph(page, whole)
    }
    const present = parts.length > 0 ? blocksOf(page) : new Map<number, BlockNodes>()
    for (const [index, part] of parts) {
      const own = present.get(index)
      if (own && part) patchBetween(own.start, own.end, [...part.body.childNodes])
    }
    quieten(page)
  })
  shown.set(shown.get() + 1)
}

/** Of the head only the title is seen: Idiomorph would make its elements from text, which the policy of a site forbids. */
function morph(page: Document, fresh: Document): void {
  page.title = fresh.title
  page.documentElement.lang = fresh.documentElement.lang
  Idiomorph.morph(page.body, fresh.body, {
    callbacks: { beforeAttributeUpdated: (name) => name !== 'tabindex' },
  })
}

/** Shows other HTML in a document, without what comes from other sites. */
export async function fillDocument(page: Document, html: string): Promise<void> {
  const whole = await parsed(withoutScripts(html).replaceAll(STYLES, ''))
  if (!whole) return
  for (const inner of whole.querySelectorAll('iframe')) inner.removeAttribute('src')
  addStyles(page, html)
  page.body.replaceChildren(...whole.body.childNodes)
}

/** The number of the block that stays where it is in the window, while the page around it changes. */
let [stays, staysNext]: [number | undefined, number | undefined] = [undefined, undefined]

export function stayAt(index: number | undefined): void {
  staysNext = index
  if (!turns.isShowing()) stays = index
}

function inPlace(page: Document, change: () => void): void {
  const before = topOf(page, stays)
  change()
  stays = staysNext
  const after = topOf(page, stays)
  const window = page.defaultView
  const wasSeen =
    before !== undefined && window && before > -window.innerHeight && before < window.innerHeight
  if (wasSeen && after !== undefined && Math.abs(after - before) > 1)
    window.scrollBy({ top: after - before, behavior: 'instant' })
}

function topOf(page: Document, index: number | undefined): number | undefined {
  const block = index === undefined ? undefined : blocksOf(page).get(index)
  const box = block && boxOfBlock(page, block)
  return box && box.top - (page.defaultView?.scrollY ?? 0)
}

/** Tab leads through what Studio shows on the page. Links and buttons of the page do nothing here. */
function quieten(page: Document): void {
  const all = page.body.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
  )
  for (const element of all)
    if (element.getAttribute('tabindex') !== '-1') element.setAttribute('tabindex', '-1')
}

/** Parsing these would break the policy of Studio. The page in the frame has them already, and may get more. */
const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs

const added = new WeakMap<Document, Set<string>>()

/** Not as elements: the policy of a site only allows those of its own pages. */
function addStyles(page: Document, html: string): void {
  const window = page.defaultView
  if (!window) return
  const known =
    added.get(page) ?? new Set([...page.querySelectorAll('style')].map((each) => each.textContent))
  added.set(page, known)
  for (const [, text = ''] of html.matchAll(STYLES)) {
    if (known.has(text)) continue
    known.add(text)
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(text)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }
}

/** The policy allows no script to make elements from text. A request for a document may. */
export function parsed(html: string): Promise<Document | undefined> {
  const address = URL.createObjectURL(
    new Blob([`<!doctype html>${html}`], { type: 'text/html; charset=utf-8' }),
  )
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      URL.revokeObjectURL(address)
      resolve(request.responseXML ?? undefined)
    })
    request.open('GET', address)
    request.send()
  })
}

export async function loaded(): Promise<Document | undefined> {
  const element = frame()
  const page = element?.contentDocument
  if (!element) return undefined
  if (page?.readyState === 'complete' && page.URL !== 'about:blank')
    return hears(page) ? page : withListeners(element)
  await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  // If the host does not answer, another document comes in its place.
  return loaded()
}

/** Whether a listener of Studio is called in a document. */
function hears(page: Document): boolean {
  let isHeard = false
  const onAsked = () => {
    isHeard = true
  }
  page.addEventListener(HOST, onAsked, { once: true })
  page.dispatchEvent(new Event(HOST))
  return isHeard
}

let coming: Promise<Document> | undefined

/** WebKit calls no listener where scripts are forbidden. There, a document that has none and forbids them itself is shown. */
function withListeners(element: HTMLIFrameElement): Promise<Document> {
  coming ??= new Promise((resolve) => {
    // The document before may still be about to say that it has loaded.
    element.addEventListener('load', () => {
      const page = element.contentDocument
      if (page && hears(page)) resolve(page)
    })
    element.sandbox.add('allow-scripts')
    element.src = element.dataset.blank ?? element.src
  })
  return coming
}

/** Scrolls to a block, as far as needed. */
export function scrollToBlock(index: number): void {
  const page = frame()?.contentDocument
  const block = page && blocksOf(page).get(index)
  const box = block && boxOfBlock(page, block)
  const window = page?.defaultView
  if (!box || !window) return
  const { scrollY, innerHeight } = window
  const isSeen = box.top + box.height > scrollY + BAR && box.top < scrollY + innerHeight - BAR
  if (!isSeen) window.scrollTo({ top: box.top - BAR, behavior: 'instant' })
}

/** Room for the tools above a block, in pixels. */
const BAR = 120
