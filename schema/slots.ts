/** The slots for pictures on pages. The slot decides how wide a photograph is shown at most. */

/** A photograph with fewer pixels than this in width looks blurred in its slot. */
export const LEAST_WIDTH = {
  /** Across the whole screen, behind words. */
  full: 1200,
  /** More than half of the column, with words beside it. */
  wide: 800,
  /** Beside words. */
  half: 640,
  /** In a grid of pictures, each of which can be shown large. */
  gallery: 800,
  /** On top of a card. */
  card: 480,
  /** The picture of a person. */
  portrait: 288,
  /** A logo or a certificate. */
  mark: 96,
} as const

export type Slot = keyof typeof LEAST_WIDTH

export const isSlot = (name: string): name is Slot => Object.hasOwn(LEAST_WIDTH, name)

/** A picture as pages name it: its path below pages/, and its slot. */
export type PictureFile = { readonly file: string; readonly slot: Slot }
