/** Shows one thing after the other. What is wanted while something is being shown is shown next. */
export type Turns<Wanted> = {
  /** Replaces what waits. Ends once that is shown, or at once if it has to wait. */
  readonly want: (next: Wanted) => Promise<void>
  readonly waiting: () => Wanted | undefined
  readonly isShowing: () => boolean
}

export function newTurns<Wanted>(show: (wanted: Wanted) => Promise<void>): Turns<Wanted> {
  let waiting: Wanted | undefined
  let isShowing = false
  const showNext = async () => {
    if (isShowing || waiting === undefined) return
    const wanted = waiting
    waiting = undefined
    isShowing = true
    try {
      await show(wanted)
    } finally {
      // If something cannot be shown, what comes after it can.
      isShowing = false
      void showNext()
    }
  }
  return {
    want: (next) => {
      waiting = next
      return showNext()
    },
    waiting: () => waiting,
    isShowing: () => isShowing,
  }
}
