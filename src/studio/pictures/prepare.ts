/** Makes a picture ready for a site: upright, not larger than needed, and without the data of the camera. */

/** The longer side, in pixels. */
const LARGEST = 2400
const QUALITY = 0.85

export type Prepared = {
  readonly blob: Blob
  readonly ending: 'jpg' | 'png' | 'svg'
  readonly width: number
}

/** `undefined` for a file that this browser cannot show. */
export async function prepared(file: Blob): Promise<Prepared | undefined> {
  // The server looks into drawings. They have no place data.
  if (file.type === 'image/svg+xml') return { blob: file, ending: 'svg', width: LARGEST }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = sizeWithin(bitmap, LARGEST)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  // Others may be partly transparent.
  const isPhotograph = file.type === 'image/jpeg' || file.type === 'image/heic'
  const [type, ending] = isPhotograph ? (['image/jpeg', 'jpg'] as const) : (['image/png', 'png'] as const)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return blob ? { blob, ending, width } : undefined
}

type Size = { readonly width: number; readonly height: number }

/** The same shape. A small picture stays as it is. */
export function sizeWithin({ width, height }: Size, largest: number): Size {
  const by = Math.min(1, largest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
