/** Keeps under the finger what was pressed, while the form around it changes. */
import { focusLater } from './focus-later.ts'

const topOf = (id: string): number | undefined => document.getElementById(id)?.getBoundingClientRect().top

/**
 * Called before the change, with the id of what is pressed. What it gives is called after it: the button `own` gets the
 * focus, or else `other`, and `own` is where the pressed one was. So who presses again does the same to the same entry.
 */
export function underFinger(pressed: string): (own: string, other: string) => void {
  const before = topOf(pressed)
  return (own, other) => {
    focusLater(own, other)
    requestAnimationFrame(() => {
      const now = topOf(own)
      if (before === undefined || now === undefined || before < 0 || before > innerHeight) return
      document.getElementById('studio')?.scrollBy({ top: now - before, behavior: 'instant' })
    })
  }
}
