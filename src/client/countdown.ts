/**
 * Counts down to the deadline of the site. It is inline on pages with a countdown, always as the same text, so that the
 * bar is filled in before it is painted.
 */

const root = document.documentElement
let next: ReturnType<typeof setTimeout> | undefined

/** Counts while the bar is visible, and hides the bar when the time is over. Nothing ticks while nothing is visible. */
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
  // A timer can take 24 days at most.
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
    if (!cell) continue
    show(cell, String(value))
    name(cell.nextSibling, unit.slice(0, -1), value)
  }
  const progress = bar.querySelector('progress')
  if (progress) progress.value = Math.max(0, (now - start) / (target - start))
}

/** A cell lights up when it changes. */
function show(cell: Element, text: string): void {
  const before = cell.textContent
  cell.textContent = text
  if (before && before !== text && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    cell.animate({ opacity: [0.2, 1], transform: ['scale(1.12)', 'none'] }, 220)
}

/** `1 day`, and `0 jour` in French. A word of the site's own stays. */
function name(words: Node | null, unit: string, value: number): void {
  try {
    const format = new Intl.NumberFormat(root.lang, { style: 'unit', unit, unitDisplay: 'long' })
    const wordFor = (count: number) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value
    if (words && [0, 1, 2].some((count) => wordFor(count) === words.textContent?.trim()))
      words.textContent = ` ${wordFor(value)} `
  } catch {
    // Older browsers know no units.
  }
}

/** Remembers whether the visitor has folded the bar away. */
function recall(): void {
  try {
    root.classList.toggle('countdown-collapsed', sessionStorage.getItem('ukurasa:countdown') === 'collapsed')
  } catch {
    // Without storage the bar stays open.
  }
}

/** Fills in the bar before it is painted: the bar comes first in the page, and this runs before each paint. */
function untilParsed(): void {
  count()
  if (document.readyState === 'loading') requestAnimationFrame(untilParsed)
}

recall()
untilParsed()
// The browser may bring back a page as it was when the visitor left it, from before the deadline.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  recall()
  count()
})
for (const type of ['DOMContentLoaded', 'ukurasa:swap', 'ukurasa:countdown'])
  document.addEventListener(type, count)
