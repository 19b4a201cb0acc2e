/**
 * What a frame is at. A frame of another host never says that it failed: it fires `load` whatever came. So the
 * address is asked besides, and time is bounded.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { answers } from './answers.ts'

/** A window's height. Browsers begin with a lazy frame three heights away, which visitors pay for who go no further. */
const NEAR = '100%'
/** In milliseconds. The frame may have started up to three seconds before this counts, and twelve are the bound. */
const TIME_OUT = 9_000

/** `late` looks like `failed`, but what comes after all is shown. */
export type FrameState = 'waiting' | 'loading' | 'shown' | 'late' | 'failed'

export type LiveFrame = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly state: FrameState
  readonly isNear: boolean
  /** Each one needs a frame of its own. */
  readonly attempt: number
  readonly onLoad: () => void
  readonly retry: () => void
}

export function useFrame(href: string): LiveFrame {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const [state, setState] = useState<FrameState>('waiting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isNear) return
    const loaded = box.current?.querySelector('iframe')?.dataset.loaded !== undefined
    setState(loaded ? 'shown' : 'loading')
    const asked = new AbortController()
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), TIME_OUT)
    void answers(href, asked.signal).then((well) => !well && !asked.signal.aborted && setState('failed'))
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [isNear, href, attempt])

  return {
    box,
    state,
    isNear,
    attempt,
    // The page in which a browser says that there is none loads too, perhaps just before its frame goes.
    onLoad: () => setState((now) => (now === 'failed' ? now : 'shown')),
    retry: () => {
      // The button is about to go; the focus stays where it was.
      box.current?.focus()
      setState('loading')
      setAttempt((before) => before + 1)
    },
  }
}

/** Whether it has come near the window. A hidden place is never near. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
