/** What Studio shows on a narrow screen, and where a new block will be added. */
import { signal } from '../../preview/signal.ts'

export const VIEWS = ['form', 'page'] as const
export const view = signal<(typeof VIEWS)[number]>('form')

/** Grows with each Undo: a day that does not exist must go away then, although the file has the same as before. */
export const undoCount = signal(0)

/** The gallery of blocks is open while this says where the new one will be. */
export const adding = signal<Adding | undefined>(undefined)
/** `onDone` gets `false` if nothing was added. */
export type Adding = { readonly at: number; readonly onDone: (isAdded: boolean) => void }

/** Closes the gallery. */
export function endAdding(isAdded: boolean): void {
  const { onDone } = adding.get() ?? {}
  adding.set(undefined)
  onDone?.(isAdded)
}

/** The words for which the author goes from place to place. */
export const finding = signal('')
