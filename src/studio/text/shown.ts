/** Whether the text of a file is shown in place of its form, and the place in it that a message leads to. */
import { signal } from '../../preview/signal.ts'

export const asText = signal(false)

export type TextPlace = {
  readonly line: number
  readonly column: number
  /** The focus stays where it is. */
  readonly isOnlySeen?: boolean
}

export const placeToShow = signal<TextPlace | undefined>(undefined)
