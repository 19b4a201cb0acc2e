/** Fingers that leaf: told apart from taps by 5 pixels, and from slow drags by 300 ms. */
import { type DragEvent, type PointerEvent, useRef } from 'react'

/** Less than this is a tap. In pixels. */
const THRESHOLD = 5
/** A drag that takes less is a swipe, however short. One that takes longer must pass half of the width. In ms. */
const LONG = 300

type Drag = { readonly x: number; readonly time: number; readonly moved: boolean }

export type SwipeListener = {
  /** 1 to the next picture, -1 to the one before. */
  readonly onSwipe: (step: 1 | -1) => void
  /** How far the finger has moved to the right, in pixels; `undefined` once it is lifted. */
  readonly onDrag?: (distance: number | undefined) => void
}

/** What an element needs to be swiped. In its styles it leaves up and down to the browser: `touch-action: pan-y`. */
export function useSwipe({ onSwipe, onDrag }: SwipeListener) {
  const drag = useRef<Drag>(undefined)
  const end = () => {
    drag.current = undefined
    onDrag?.(undefined)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0 || isTaken(event)) return
      drag.current = { x: event.clientX, time: event.timeStamp, moved: false }
    },
    onPointerMove(event: PointerEvent) {
      const begun = drag.current
      if (!begun) return
      const distance = event.clientX - begun.x
      if (!begun.moved && Math.abs(distance) <= THRESHOLD) return
      // Events that a program makes belong to no pointer.
      if (!begun.moved && event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { ...begun, moved: true }
      onDrag?.(distance)
    },
    onPointerUp(event: PointerEvent) {
      const begun = drag.current
      if (!begun) return
      const distance = event.clientX - begun.x
      // Browsers blur the times of events by a part of a millisecond.
      const isQuick = Math.round(event.timeStamp - begun.time) < LONG
      const isFar = Math.abs(distance) > event.currentTarget.clientWidth / 2
      end()
      if (Math.abs(distance) > THRESHOLD && (isQuick || isFar)) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel: end,
    // A mouse would take the picture itself along.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

/** Buttons and links have a meaning of their own; a mouse marks words. */
function isTaken({ target, pointerType }: PointerEvent): boolean {
  const others = pointerType === 'mouse' ? 'a, button, figcaption' : 'a, button'
  return target instanceof Element && target.closest(others) !== null
}
