/** Which picture of the slideshow is shown, and whether they take turns. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { recall, remember } from '../../block/session.ts'

/** How long a picture stays, in milliseconds. */
const INTERVAL = 5000
const MEMORY = 'slideshow'
const STOPPED = 'stopped'

export type Rotation = {
  /** For the element that contains the pictures. */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly active: number
  /** Whether the pictures take turns by themselves. `true` until the visitor's wishes are known. */
  readonly running: boolean
  /** Whether the other pictures will soon be shown. */
  readonly wanted: boolean
  /** Handlers for the whole slideshow that set `wanted`. */
  readonly hints: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
  /** Shows a picture that the visitor has chosen. After that the pictures take no turns for the rest of the visit. */
  readonly choose: (index: number) => void
  readonly toggle: () => void
}

export function useRotation(count: number): Rotation {
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [running, setRunning] = useState<boolean>()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const settle = () => setRunning(!calm.matches && recall(MEMORY) !== STOPPED)
    settle()
    calm.addEventListener('change', settle)
    return () => calm.removeEventListener('change', settle)
  }, [])
  useEffect(() => {
    if (!running) return
    setWanted(true)
    const next = (active + 1) % count
    const ending = new AbortController()
    whileSeen(INTERVAL, ending.signal, () => {
      const image = frame.current?.querySelectorAll('img')[next]
      onceLoaded(image, ending.signal, () => setActive(next))
    })
    return () => ending.abort()
  }, [running, active, count])
  const want = () => setWanted(true)
  const run = (now: boolean) => {
    setRunning(now)
    remember(MEMORY, now ? 'running' : STOPPED)
  }
  return {
    frame,
    active,
    running: running !== false,
    wanted,
    hints: { onPointerEnter: want, onFocus: want },
    choose(index) {
      run(false)
      want()
      setActive((index + count) % count)
    },
    toggle: () => run(running === false),
  }
}

/** Acts after the page has been visible for this long. */
function whileSeen(milliseconds: number, signal: AbortSignal, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(act, milliseconds)
  }
  start()
  document.addEventListener('visibilitychange', start, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Waits until the picture has loaded, however slow the network is. */
function onceLoaded(image: HTMLImageElement | undefined, signal: AbortSignal, act: () => void): void {
  if (image?.complete === false) image.addEventListener('load', act, { signal, once: true })
  else act()
}
