/** The key of a picture in a slot: `card images/boys.jpg`. */
import { isSlot, type PictureFile } from '../../../schema/slots.ts'

export const pictureName = ({ slot, file }: PictureFile): string => `${slot} ${file}`

/** The picture of such a key; `undefined` for other texts. */
export function pictureNamed(name: string): PictureFile | undefined {
  const at = name.indexOf(' ')
  const slot = name.slice(0, at)
  return isSlot(slot) ? { file: name.slice(at + 1), slot } : undefined
}

export const isDrawing = (image: string): boolean => /\.svg$/i.test(image)
