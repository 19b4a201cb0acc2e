/** Everything in which a page could leave a secret, as text. */
import type { BrowserContext, Page } from 'playwright/test'

export type Heard = {
  /** Addresses, bodies, and headers other than the one that the secret is for. */
  readonly requests: string[]
  /** The hosts that got that one. */
  readonly hosts: Set<string>
  readonly logs: string[]
}

/** Listens to all that leaves the page. */
export function listenTo(context: BrowserContext): Heard {
  const heard: Heard = { requests: [], hosts: new Set(), logs: [] }
  context.on('request', async (request) => {
    const { authorization, ...headers } = await request.allHeaders().catch(() => request.headers())
    heard.requests.push(`${request.url()}\n${request.postData() ?? ''}\n${JSON.stringify(headers)}`)
    if (authorization !== undefined) heard.hosts.add(new URL(request.url()).host)
  })
  context.on('console', (message) => heard.logs.push(message.text()))
  context.on('weberror', (fault) => heard.logs.push(String(fault.error().stack)))
  return heard
}

/** By the name of the place. */
export async function placesIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const cookies = JSON.stringify(await page.context().cookies())
  const places = await page.evaluate(async () => {
    const told: string[] = []
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        told.push(element.outerHTML)
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          told.push(element.value)
        if (element.shadowRoot) visit(element.shadowRoot)
        if (element instanceof HTMLIFrameElement && element.contentDocument) visit(element.contentDocument)
      }
    }
    visit(document)
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        const stores = [...database.objectStoreNames].map(
          (store) =>
            new Promise<unknown>((resolve) => {
              const reading = database.transaction(store).objectStore(store).getAll()
              reading.onsuccess = () => resolve(reading.result)
            }),
        )
        const found = await Promise.all(stores)
        database.close()
        return [name, found]
      }),
    )
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.clone().text()) ?? '')
    }
    return {
      document: told.join('\n'),
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      indexedDB: JSON.stringify(databases),
      caches: kept.join('\n'),
      address: `${location.href} ${JSON.stringify(history.state)} ${window.name} ${document.title}`,
      timings: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
    }
  })
  return { ...places, cookies }
}

/** The places that have the secret, or a part of it that would be enough. */
export const placesWith = (places: Readonly<Record<string, string>>, secret: string): readonly string[] =>
  Object.entries(places)
    .filter(
      ([, text]) =>
        text.includes(secret) || text.includes(btoa(secret)) || text.includes(secret.slice(11, 40)),
    )
    .map(([name]) => name)
