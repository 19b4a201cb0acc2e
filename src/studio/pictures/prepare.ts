/** Makes a picture ready for a site: upright, not larger than needed, and without the data of the camera. */
import { rememberWidth } from './widths.ts'

/** The longer side, in pixels. */
const LARGEST = 2400
const QUALITY = 0.85

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const
export type Ending = keyof typeof TYPES

export type Prepared = {
  readonly blob: Blob
  readonly ending: Ending
  readonly width: number
}

/** The kind of a picture of the site. `undefined` for kinds that no browser makes. */
export function endingOf(name: string): Ending | undefined {
  const ending = name.replace(/^.*\./, '').toLowerCase().replace('jpeg', 'jpg')
  return ENDINGS.find((each) => each === ending)
}
const ENDINGS: readonly Ending[] = ['jpg', 'png', 'webp', 'svg']

/** A photograph of an iPhone, which many browsers cannot read. They may not know its type either. */
export const isHeic = (file: Blob): boolean =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** `wanted` is the kind that it must be. `undefined` for a file that this browser cannot show, or not make. */
export async function prepared(file: Blob, wanted?: Ending): Promise<Prepared | undefined> {
  const isDrawing = file.type === TYPES.svg
  if (wanted && isDrawing !== (wanted === 'svg')) return undefined
  // The server looks into drawings. They have no place data.
  if (isDrawing) return { blob: file, ending: 'svg', width: LARGEST }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = sizeWithin(bitmap, LARGEST)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const made = await Promise.all(
    (wanted ? [wanted] : kindsFor(file, canvas)).map((kind) => encoded(canvas, kind)),
  )
  const [smallest] = made.flatMap((each) => each ?? []).sort((one, other) => one.blob.size - other.blob.size)
  if (smallest) rememberWidth(smallest.blob, width)
  return smallest && { ...smallest, width }
}

/** Photographs weigh least as JPEG, drawings as PNG. What is partly transparent cannot be a JPEG. */
function kindsFor({ type }: Blob, canvas: HTMLCanvasElement): readonly Ending[] {
  if (type === TYPES.jpg || type === 'image/heic') return ['jpg']
  return isOpaque(canvas) ? ['png', 'jpg'] : ['png']
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
  return true
}

/** A browser makes a PNG instead of a kind that it cannot make. */
async function encoded(canvas: HTMLCanvasElement, ending: Ending) {
  const type = TYPES[ending]
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return blob?.type === type ? { blob, ending } : undefined
}

type Size = { readonly width: number; readonly height: number }

/** The same shape. A small picture stays as it is. */
export function sizeWithin({ width, height }: Size, largest: number): Size {
  const by = Math.min(1, largest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
