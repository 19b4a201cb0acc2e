/**
 * Navigation without page loads, once an island has loaded React. wouter knows the present location, and a small root
 * follows it. If anything goes wrong, the page is loaded normally.
 */
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { fetchPage } from './fetch-page.ts'
import { crossesEdge, destinationOf } from './links.ts'
import { showOnItsWay } from './on-its-way.ts'
import { keepScroll, leave, restoreScroll, returnWithin } from './scroll.ts'
import { isSwappable, swap } from './swap.ts'

/** In milliseconds. A pointer that only passes over a link has left it by then. */
const PASSING = 65

let shown = location.pathname
/** The address of the link that was followed last, until its page is there. */
let wanted: string | undefined
let pointing: ReturnType<typeof setTimeout> | undefined

export function startNavigator(): void {
  keepScroll()
  document.addEventListener('click', (event) => {
    const destination = destinationOf(event)
    if (!destination) return
    event.preventDefault()
    void follow(destination, event.target instanceof Element ? event.target.closest('a')?.innerText : '')
  })
  addEventListener('popstate', () => {
    wanted = undefined
    if (location.pathname === shown) returnWithin()
  })
  // Otherwise the browser would fetch the page too. What it fetches is only used for page loads.
  document.querySelector('script[type=speculationrules]')?.remove()
  if (!document.documentElement.classList.contains('save-data')) {
    for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, fetchAhead)
    for (const type of ['pointerout', 'focusout'] as const) document.addEventListener(type, passOn)
  }
  createRoot(document.createElement('div')).render(<Navigator />)
}

function fetchAhead(event: PointerEvent | FocusEvent): void {
  const destination = crossesEdge(event) && destinationOf(event)
  if (!destination) return
  clearTimeout(pointing)
  pointing = setTimeout(() => fetchPage(destination.pathname).catch(() => undefined), PASSING)
}

function passOn(event: PointerEvent | FocusEvent): void {
  if (crossesEdge(event)) clearTimeout(pointing)
}

/** The address changes with the page. Until then the visitor may follow another link. */
async function follow({ href, pathname }: URL, words: string | undefined): Promise<void> {
  wanted = href
  const isThere = await showOnItsWay(fetchPage(pathname), words).then(
    () => true,
    () => false,
  )
  if (wanted !== href) return
  wanted = undefined
  if (!isThere) return location.assign(href)
  leave()
  navigate(href)
}

function Navigator() {
  const [path] = useBrowserLocation()
  useEffect(() => {
    if (path !== shown) void show(path)
  }, [path])
  return null
}

async function show(path: string): Promise<void> {
  shown = path
  try {
    const page = await showOnItsWay(fetchPage(path))
    // The visitor has already gone to another page.
    if (shown !== path) return
    if (!isSwappable(page)) return location.reload()
    await swap(page)
    restoreScroll()
  } catch {
    if (shown === path) location.reload()
  }
}
