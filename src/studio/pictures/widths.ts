/** The widths of new pictures, in pixels. What makes the pictures ready comes when the first one is chosen. */
const widths = new WeakMap<object, number>()

/** Not known of drawings, and of pictures that were made ready before Studio was opened anew. */
export const widthOf = (picture: object): number | undefined => widths.get(picture)

export const rememberWidth = (picture: object, width: number): void => void widths.set(picture, width)
