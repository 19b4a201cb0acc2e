/** Swiping: the pictures follow the finger, and the next one comes when it is lifted. Arrow keys work too. */
import { type KeyboardEvent, useRef } from 'react'
import { useSwipe } from '../../block/use-swipe.ts'

/** How much slower than the finger the pictures move if there is no next one. */
const RESISTANCE = 4

const KEYS: { readonly [key: string]: 1 | -1 | undefined } = { ArrowLeft: -1, ArrowRight: 1 }

type LeafingOptions = {
  readonly active: number
  readonly last: number
  readonly go: (index: number) => void
  /** The class that the element has while a finger moves it. */
  readonly className: string
}

/** `frame` must be the element that gets the events. */
export function useLeafing({ active, last, go, className }: LeafingOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const swipe = useSwipe({
    onSwipe: (step) => go(active + step),
    onDrag(distance) {
      const element = frame.current
      if (!element) return
      element.classList.toggle(className, distance !== undefined)
      if (distance === undefined) element.style.removeProperty('--drag')
      else {
        const isEnd = distance > 0 ? active === 0 : active === last
        element.style.setProperty('--drag', `${isEnd ? distance / RESISTANCE : distance}px`)
      }
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    go(active + step)
  }
  return { frame, events: { ...swipe, onKeyDown } }
}
