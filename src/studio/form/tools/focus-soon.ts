/** Puts the focus on what may have to be loaded first, such as the form of the settings. */

/** A form may come over a slow line. */
const LONGEST_MS = 20_000

/** What an author does who has gone on, also if the focus stays. */
const GOING_ON = ['wheel', 'touchmove', 'keydown']

let coming: AbortSignal | undefined

/** Whether something that is still to come will get the focus. */
export const isFocusComing = (): boolean => coming?.aborted === false

/** Nothing happens if the author goes on to something else before it is there. */
export function focusSoon(
  find: () => HTMLElement | null,
  onFocus: (found: HTMLElement) => void = () => {},
): void {
  const last = performance.now() + LONGEST_MS
  const waiting = new AbortController()
  const { signal } = waiting
  coming = signal
  const look = (before: Element | null) => {
    const now = document.activeElement
    if (now !== before) waiting.abort()
    if (signal.aborted) return
    const found = find()
    if (!found && performance.now() < last) {
      requestAnimationFrame(() => look(now))
      return
    }
    waiting.abort()
    if (!found) return
    found.focus()
    found.scrollIntoView({ block: 'center' })
    onFocus(found)
  }
  // Later than the key that has asked for it.
  requestAnimationFrame(() => {
    for (const type of GOING_ON) addEventListener(type, () => waiting.abort(), { signal, passive: true })
    look(document.activeElement)
  })
}
