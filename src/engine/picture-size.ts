/** Width and height of a picture in CSS pixels. */
import { extname } from 'node:path'

export type Size = { readonly width: number; readonly height: number }

export async function pictureSize(name: string, bytes: Buffer): Promise<Size> {
  if (extname(name).toLowerCase() === '.svg') return svgSize(bytes.toString('utf8'))
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).autoOrient().metadata()
  return { width, height }
}

/** A drawing's, from `width` and `height`, else from the `viewBox`. */
export function svgSize(text: string): Size {
  const head = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const attribute = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(head)?.[1] ?? 0)
  const [, , boxWidth = 0, boxHeight = 0] = (/\bviewBox=["']([^"']*)/.exec(head)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return { width: attribute('width') || boxWidth, height: attribute('height') || boxHeight }
}
