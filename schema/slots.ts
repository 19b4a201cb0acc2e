/** Where pictures stand on pages. The place says how wide a photograph is shown at most. */

/** The width in pixels below which a photograph looks blurred in its place. */
export const LEAST_WIDTH = {
  /** From one side of the screen to the other, behind words. */
  full: 1200,
  /** More than half of the column, with words beside it. */
  wide: 800,
  /** Beside words. */
  half: 640,
  /** On top of a card. */
  card: 480,
  /** The picture of a person. */
  portrait: 288,
  /** A logo or a certificate. */
  mark: 96,
} as const

export type Slot = keyof typeof LEAST_WIDTH

export const isSlot = (name: string): name is Slot => Object.hasOwn(LEAST_WIDTH, name)

/** A picture as pages name it: its path below pages/ and its place. */
export type PictureFile = { readonly file: string; readonly slot: Slot }
