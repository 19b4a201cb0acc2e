/** The page in its frame. It is changed as it is typed, and stays where it is. */
import { Idiomorph } from 'idiomorph'
import { BLOCK_MARK } from '../../preview/facts.ts'
import { withoutScripts } from '../../preview/marks.ts'

let wanted: string | undefined
let isShowing = false

const frame = () => document.querySelector<HTMLIFrameElement>('#page')

/** If texts come faster than they can be shown, the last one is. */
export function showPage(html: string): void {
  wanted = html
  if (!isShowing) void showWanted()
}

async function showWanted(): Promise<void> {
  isShowing = true
  while (wanted !== undefined) {
    const html = wanted
    wanted = undefined
    const fresh = await parsed(withoutScripts(html).replaceAll(STYLES, ''))
    const page = await loaded()
    if (!fresh || !page) continue
    addStyles(page, html)
    Idiomorph.morph(page.documentElement, fresh.documentElement, {
      head: { style: 'merge', shouldPreserve: (element) => element.localName === 'style' },
    })
  }
  isShowing = false
}

/** Parsing these would break the policy of Studio. The page in the frame has them already, and may get more. */
const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs

function addStyles(page: Document, html: string): void {
  const known = new Set([...page.querySelectorAll('style')].map(({ textContent }) => textContent))
  for (const [, text = ''] of html.matchAll(STYLES)) {
    if (known.has(text)) continue
    const style = page.createElement('style')
    style.textContent = text
    page.head.append(style)
  }
}

/** The policy allows no script to make elements from text. A request for a document may. */
function parsed(html: string): Promise<Document | undefined> {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
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

async function loaded(): Promise<Document | undefined> {
  const element = frame()
  const page = element?.contentDocument
  if (!element || (page?.readyState === 'complete' && page.URL !== 'about:blank')) return page ?? undefined
  await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  return element.contentDocument ?? undefined
}

/** A click on the page opens the form of its block. Links lead nowhere. */
export async function startPointing(onBlock: (index: number) => void): Promise<void> {
  const page = await loaded()
  page?.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      const index = blockAround(event.composedPath()[0])
      if (index !== undefined) onBlock(index)
    },
    true,
  )
}

function blockAround(target: EventTarget | undefined): number | undefined {
  for (let node = asNode(target); node; node = node.parentNode)
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      const [name, index] = (before.nodeType === Node.COMMENT_NODE ? (before.nodeValue ?? '') : '').split(' ')
      if (name === `/${BLOCK_MARK}`) break
      if (name === BLOCK_MARK) return Number(index)
    }
  return undefined
}

/** Nodes of the frame are no instances of this window's classes. */
function asNode(target: EventTarget | undefined): Node | null {
  return frame()?.contentDocument?.contains(isNode(target) ? target : null) && isNode(target) ? target : null
}

const isNode = (target: EventTarget | undefined): target is Node =>
  target !== undefined && 'nodeType' in target

/** Scrolls to a block, as far as needed. */
export function scrollToBlock(index: number): void {
  const page = frame()?.contentDocument
  if (!page) return
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if (comments.currentNode.nodeValue !== `${BLOCK_MARK} ${index}`) continue
    comments.currentNode.parentElement?.querySelectorAll(':scope > *').forEach((element) => {
      if (element.previousSibling === comments.currentNode) element.scrollIntoView({ block: 'nearest' })
    })
    return
  }
}
