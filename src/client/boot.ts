/**
 * What must happen before React, or without it. The same text stands inline on every page, so it has one hash.
 * It keeps the countdown, notes frames that load, and wakes islands; the code of islands comes only then.
 */

/** Filled in by the engine: where the code of the islands is. */
declare const CLIENT: string

type Client = { readonly wake: (element: HTMLElement) => Promise<void> }

const root = document.documentElement
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection')
let client: Promise<Client> | undefined

function wake(element: HTMLElement): Promise<void> {
  client ??= import(/* @vite-ignore */ CLIENT)
  return client
    .then((loaded) => loaded.wake(element))
    .then(
      () => element.removeAttribute('data-failed'),
      // The code is gone or cannot be had now: styles show what works without, and the next try starts anew.
      () => {
        client = undefined
        element.setAttribute('data-failed', '')
      },
    )
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null

/** What somebody presses before the island answers is pressed again once it does. */
function onPress(event: Event): void {
  const island = islandOf(event.target)
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!island || !pressed) return
  event.preventDefault()
  event.stopPropagation()
  void wake(island).then(() => island.dataset.awake !== undefined && pressed.click())
}

/** Never on the way to a link: the page it leads to must not wait for code. */
function onIntent(event: Event): void {
  const island = islandOf(event.target)
  if (island && event.target instanceof Element && !event.target.closest('a')) void wake(island)
}

/** Wakes what wakes by itself, below a part of the page. Under Save-Data everything waits for intent. */
function schedule(container: ParentNode): void {
  if (connection?.saveData) return
  for (const element of container.querySelectorAll<HTMLElement>('[data-wake=idle]')) void wake(element)
  const visible = container.querySelectorAll<HTMLElement>('[data-wake=visible]')
  if (visible.length === 0) return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void wake(target)
    }
  })
  for (const element of visible) observer.observe(element)
}

let next: ReturnType<typeof setTimeout> | undefined

/** Counts where the bar is seen, and hides it once the time is over. Nothing ticks while nothing is to be seen. */
function count(): void {
  clearTimeout(next)
  const target = Number(root.dataset.deadline)
  const start = Number(root.dataset.countsFrom)
  const now = Date.now()
  const left = target - now
  root.classList.toggle('countdown-over', left <= 0)
  const bar = document.querySelector('[data-countdown]')
  if (!bar || !(left > 0)) return
  const collapsed = root.classList.contains('countdown-collapsed')
  bar.querySelector('button')?.setAttribute('aria-expanded', String(!collapsed))
  // A timer cannot be longer than 24 days.
  next = setTimeout(count, collapsed ? Math.min(left, 1e9) : (left % 1000) + 1)
  if (collapsed) return
  const seconds = Math.floor(left / 1000)
  const parts = {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
  for (const [unit, value] of Object.entries(parts)) {
    const cell = bar.querySelector(`[data-unit=${unit}]`)
    if (cell) show(cell, String(value).padStart(2, '0'))
  }
  const progress = bar.querySelector('progress')
  if (progress) progress.value = Math.max(0, (now - start) / (target - start))
}

/** A cell that changes lights up. */
function show(cell: Element, text: string): void {
  const before = cell.textContent
  cell.textContent = text
  if (before && before !== text && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    cell.animate({ opacity: [0.2, 1], transform: ['scale(1.12)', 'none'] }, 220)
}

/** Takes up whether the visitor has folded the bar away. */
function recall(): void {
  try {
    root.classList.toggle('countdown-collapsed', sessionStorage.getItem('ukurasa:countdown') === 'collapsed')
  } catch {
    // Without storage the bar stays open.
  }
}

/** The bar is filled in before it is painted: it comes first in the page, and this runs before each paint. */
function untilParsed(): void {
  count()
  if (document.readyState === 'loading') requestAnimationFrame(untilParsed)
}

root.classList.add('scripted')
if (connection?.saveData) root.classList.add('save-data')
recall()
untilParsed()
// A page that comes back as it was left may have been left before that.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  recall()
  count()
})
for (const type of ['DOMContentLoaded', 'ukurasa:swap', 'ukurasa:countdown'])
  document.addEventListener(type, count)
document.addEventListener('click', onPress, true)
for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, onIntent, { passive: true })
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLIFrameElement) target.dataset.loaded = ''
  },
  true,
)
window.addEventListener('load', () => schedule(document))
// A frame that never answers holds back the load of the page around it.
document.addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('iframe')) setTimeout(schedule, 2000, document)
})
document.addEventListener('ukurasa:swap', () => schedule(document))
