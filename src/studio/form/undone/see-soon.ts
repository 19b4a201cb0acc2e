/** Brings into sight what may have to be loaded first, such as the form of the settings. The focus stays. */

const LONGEST_MS = 5000

let last = 0

/** The first of these that is there, from the innermost on. If it is in sight, nothing moves. */
export function seeSoon(ids: readonly string[]): void {
  const own = ++last
  const until = performance.now() + LONGEST_MS
  const look = () => {
    if (own !== last) return
    const found = ids.map((id) => document.getElementById(id)).find((each) => each !== null)
    if (found) see(found)
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  // After the form has its new state, and after the focus has moved.
  requestAnimationFrame(() => requestAnimationFrame(look))
}

function see(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  // On a narrow screen, the page may be shown instead of the form.
  if (height === 0) return
  const below = document.querySelector('.stay')?.getBoundingClientRect().bottom ?? 0
  if (top < below || bottom > innerHeight) element.scrollIntoView({ block: 'center' })
}
