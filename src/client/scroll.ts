/** Where the visitor was on each page of the history: back and forward return there. */

type Entry = { readonly entry: number }

const places = new Map<number, number>()
let current = 0
let latest = 0

export function keepScroll(): void {
  history.scrollRestoration = 'manual'
  current = entryOf(history.state) ?? begin()
  addEventListener('scroll', () => places.set(current, scrollY), { passive: true })
  // A page load must find the browser's own way again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** After a new page is shown: the remembered place, the anchor of the address, or the top. */
export function restoreScroll(): void {
  const known = entryOf(history.state)
  current = known ?? begin()
  const place = known === undefined ? undefined : places.get(known)
  const anchor =
    location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

function begin(): number {
  latest += 1
  const state: Entry = { entry: latest }
  history.replaceState(state, '')
  return latest
}

function entryOf(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number'
    ? state.entry
    : undefined
}
