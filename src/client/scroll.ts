/** Remembers the scroll position of each entry of the history, for back and forward. */

type Entry = {
  readonly entry: number
  /** The position when the visitor followed a link. Only this survives a reload. */
  readonly place?: number | undefined
}

const places = new Map<number, number>()
let current = 0

export function keepScroll(): void {
  history.scrollRestoration = 'manual'
  enter()
  notePlace()
  addEventListener('scroll', notePlace, { passive: true })
  // For a page load the browser must restore the position itself.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

const notePlace = () => places.set(current, scrollY)

/** To be called before a link is followed. Skips an entry whose page was not shown yet: the visitor never saw it. */
export function leave(): void {
  if (entryOf(history.state)?.entry === current) write({ entry: current, place: scrollY })
}

/** To be called after a new page is shown. Scrolls to the remembered position, the anchor of the address, or the top. */
export function restoreScroll(): void {
  const place = enter()
  const anchor =
    location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
  // As browsers do for the address of a page that they load.
  anchor?.closest('details')?.setAttribute('open', '')
  if (place === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: place ?? 0, behavior: 'instant' })
  notePlace()
}

/** Back and forward within a page. For links, and for entries from before a load, the browser scrolls by itself. */
export function returnWithin(): void {
  const place = enter()
  if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  notePlace()
}

/** Makes the present entry the current one, and gives its remembered position. */
function enter(): number | undefined {
  const { entry, place } = entryOf(history.state) ?? begin()
  current = entry
  return places.get(entry) ?? place
}

/** A random number, because a counter would start again after a reload. */
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
