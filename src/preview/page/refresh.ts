/** Brings the page up to date without reloading it. */
import { FACTS_ID, NO_FACTS, type PageFacts } from '../facts.ts'
import { inOrder } from '../in-order.ts'
import { morph } from './morph.ts'
import { store, update } from './store.ts'

let turn = 0
/** One refresh after the other: otherwise an older one might finish last. */
const next = inOrder()

/** The facts about the page in its document. */
export function factsIn(page: Document): PageFacts {
  const text = page.getElementById(FACTS_ID)?.textContent
  const facts: PageFacts = text ? JSON.parse(text) : NO_FACTS
  return facts
}

/** Shows the present state of the page. If there are several calls, the last one wins. */
export async function refresh(stays: (island: Element) => boolean = () => false): Promise<void> {
  turn += 1
  const own = turn
  const fresh = await load(location.pathname)
  if (fresh) await next(async () => (own === turn ? show(fresh, stays) : undefined))
}

async function show(fresh: Document, stays: (island: Element) => boolean): Promise<void> {
  const facts = factsIn(fresh)
  if (facts.clock !== store.get().facts.clock)
    document.dispatchEvent(new CustomEvent('ukurasa:clock', { detail: facts.clock }))
  await morph(document, fresh, { client: store.get().facts.client, stays })
  update({ facts })
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src^="/"]'))
    void refreshFrame(frame)
}

/**
 * For a click on a link that has swapped the page without a load. The new page was fetched earlier, perhaps before an
 * edit. The header stays, because it follows the address by itself.
 */
export const refreshAfterClick = (): Promise<void> =>
  refresh((island) => island.closest('[data-part=header]') !== null)

/** Pages of the site in a frame run no scripts, so they are refreshed from here. */
async function refreshFrame(frame: HTMLIFrameElement): Promise<void> {
  const page = frame.contentDocument
  const path = page?.location?.pathname
  const fresh = page && path?.startsWith('/') ? await load(path) : undefined
  if (page && fresh) await morph(page, fresh, {})
}

async function load(path: string): Promise<Document | undefined> {
  const response = await fetch(path)
  if (response.redirected) location.replace(response.url)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
