/** Brings the page up to date without loading it anew. */
import { FACTS_ID, NO_FACTS, type PageFacts } from '../facts.ts'
import { inOrder } from './in-order.ts'
import { morph } from './morph.ts'
import { store, update } from './store.ts'

let turn = 0
/** One that is under way would else tell what it knows after the next one has. */
const next = inOrder()

/** What the document says of its page. */
export function factsIn(page: Document): PageFacts {
  const text = page.getElementById(FACTS_ID)?.textContent
  const facts: PageFacts = text ? JSON.parse(text) : NO_FACTS
  return facts
}

/** Puts the present state of the page in the place of what is seen. The last one that was asked for wins. */
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
 * A click on a link has changed the page without loading it: from what was fetched earlier, maybe before an edit. The
 * header outlives its page and follows the address by itself.
 */
export const refreshAfterClick = (): Promise<void> =>
  refresh((island) => island.closest('[data-part=header]') !== null)

/** Pages of the site that are shown within a page run no scripts of their own. */
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
