/** Swipes. A movement of less than 5 pixels is a tap, one that takes longer than 300 ms is a slow drag. */
import { type DragEvent, type PointerEvent, useRef } from 'react'

/** In pixels. Less than this is a tap. */
const THRESHOLD = 5
/** In milliseconds. A drag that takes less is a swipe, however short. A longer one must pass half the width. */
const LONG = 300

type Drag = { readonly x: number; readonly time: number; readonly moved: boolean }

export type SwipeListener = {
  /** 1 to the next picture, -1 to the one before. */
  readonly onSwipe: (step: 1 | -1) => void
  /** How far the finger has moved to the right, in pixels. `undefined` when it is lifted. */
  readonly onDrag?: (distance: number | undefined) => void
}

/** The handlers for an element. Its styles must leave vertical movements to the browser: `touch-action: pan-y`. */
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
      // Events made by a program have no pointer to capture.
      if (!begun.moved && event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { ...begun, moved: true }
      onDrag?.(distance)
    },
    onPointerUp(event: PointerEvent) {
      const begun = drag.current
      if (!begun) return
      const distance = event.clientX - begun.x
      // Browsers make the times of events inexact by a fraction of a millisecond.
      const isQuick = Math.round(event.timeStamp - begun.time) < LONG
      const isFar = Math.abs(distance) > event.currentTarget.clientWidth / 2
      end()
      if (Math.abs(distance) > THRESHOLD && (isQuick || isFar)) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel: end,
    // Otherwise a mouse would drag the picture itself.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

/** Not a swipe: pressing a button or a link, or selecting words with a mouse. */
function isTaken({ target, pointerType }: PointerEvent): boolean {
  const others = pointerType === 'mouse' ? 'a, button, figcaption' : 'a, button'
  return target instanceof Element && target.closest(others) !== null
}
