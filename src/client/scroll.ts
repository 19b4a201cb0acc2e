/** Where the visitor was at each entry of the history: back and forward return there. */

type Entry = {
  readonly entry: number
  /** Where the visitor left it by a link: a reload forgets all else. */
  readonly place?: number | undefined
}

const places = new Map<number, number>()
let current = 0

export function keepScroll(): void {
  history.scrollRestoration = 'manual'
  enter()
  notePlace()
  addEventListener('scroll', notePlace, { passive: true })
  // A page load must find the browser's own way again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

const notePlace = () => places.set(current, scrollY)

/** Before a link is followed. Until its page is shown, the entry may be one that was never seen. */
export function leave(): void {
  if (entryOf(history.state)?.entry === current) write({ entry: current, place: scrollY })
}

/** After a new page is shown: the remembered place, the anchor of the address, or the top. */
export function restoreScroll(): void {
  const place = enter()
  const anchor =
    location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (place === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place ?? 0, behavior: 'instant' })
  notePlace()
}

/** Within a page: the remembered place. To what a link leads to, and to entries from before, the browser goes. */
export function returnWithin(): void {
  const place = enter()
  if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  notePlace()
}

/** Takes up the entry that the visitor has come to, and says where they were. */
function enter(): number | undefined {
  const { entry, place } = entryOf(history.state) ?? begin()
  current = entry
  return places.get(entry) ?? place
}

/** Numbers that count would come again after a reload. */
const begin = () => write({ entry: Math.random() })

function write(state: Entry): Entry {
  history.replaceState(state, '')
  return state
}

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined
  const place = 'place' in state && typeof state.place === 'number' ? state.place : undefined
  return typeof state.entry === 'number' ? { entry: state.entry, place } : undefined
}
