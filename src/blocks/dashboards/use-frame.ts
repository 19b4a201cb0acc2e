/**
 * The state of a frame. A frame of another host never reports a failure: it fires `load` whatever it got. So a script
 * also requests the address, and there is a time limit.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { answers } from './answers.ts'

/** One window height. Browsers load a lazy frame three heights away, which costs data even if nobody scrolls that far. */
const NEAR = '100%'
/** In milliseconds. The limit is twelve seconds, and the frame may have started three seconds before this counts. */
const TIME_OUT = 9_000

/** `late` looks like `failed`, but the frame is shown if it loads after all. */
export type FrameState = 'waiting' | 'loading' | 'shown' | 'late' | 'failed'

export type LiveFrame = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly state: FrameState
  readonly isNear: boolean
  /** Each attempt needs a new frame. */
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
    // The browser's error page fires `load` too, perhaps just before its frame is removed.
    onLoad: () => setState((now) => (now === 'failed' ? now : 'shown')),
    retry: () => {
      // The button will disappear, so the focus moves to its box.
      box.current?.focus()
      setState('loading')
      setAttempt((before) => before + 1)
    },
  }
}

/** Whether it has come near the window. A hidden box is never near. */
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
