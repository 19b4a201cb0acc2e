/**
 * Answers for Studio while there is no net. The newest version always comes from the net if that answers; the scripts
 * have other names in each version, so those that were kept are right.
 */
import { keptIn } from './kept-files.ts'

/** Only what is used here. */
type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
declare global {
  interface WindowEventMap {
    install: Waiting
    activate: Waiting
    fetch: Fetching
  }
  const registration: { readonly scope: string }
  const clients: { readonly claim: () => Promise<void> }
  function skipWaiting(): Promise<void>
}

/** In milliseconds. A net that is slower than this is taken to be none. */
const PATIENCE = 6000

const { origin, pathname: address } = new URL(registration.scope)
const kept = keptIn(address)

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { url, method } = event.request
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return
  if (/\/assets\/[^/]+$/.test(asked.pathname)) event.respondWith(keptFirst(event.request))
  else if (asked.pathname.startsWith(address)) event.respondWith(netFirst(event.request))
})

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function netFirst(request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  const before = await cache.match(request, { ignoreSearch: true })
  try {
    const answer = await fetch(request, before ? { signal: AbortSignal.timeout(PATIENCE) } : {})
    if (answer.ok) await cache.put(request, answer.clone())
    // A host that is ill says so, too.
    return answer.status < 500 || !before ? answer : before
  } catch (problem) {
    if (before) return before
    throw problem
  }
}
