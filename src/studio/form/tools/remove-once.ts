/** Removes one thing for each press. What comes next slides under the finger, or gets the focus. */
import { frameElement } from '../../page/frame.ts'

/** A second press within this time after the one before it was not meant for what is there now. */
const PAUSE_MS = 500

let last = Number.NEGATIVE_INFINITY

/** Gives `false` if nothing was removed. */
export function removeOnce(remove: () => boolean): boolean {
  const isFirst = performance.now() - last > PAUSE_MS
  const isRemoved = isFirst && remove()
  if (!isRemoved) return false
  ignoreHeldKey()
  last = performance.now()
  return true
}

/** A key that is held does nothing more until one is pressed anew. */
function ignoreHeldKey(): void {
  const heard = new AbortController()
  const onKey = (event: KeyboardEvent) => (event.repeat ? event.preventDefault() : heard.abort())
  for (const page of [document, frameElement()?.contentDocument])
    page?.addEventListener('keydown', onKey, { capture: true, signal: heard.signal })
}
