/**
 * AVIF: boxes with names, some inside others. An inner box gives a size. The largest of these is the size of the
 * picture.
 */
import type { ReadHeader } from './header.ts'

export const avif: ReadHeader = ({ start, size }) => {
  let width = 0
  let height = 0
  for (
    let at = start.indexOf('ispe');
    at >= 0 && at + 16 <= start.length;
    at = start.indexOf('ispe', at + 4)
  ) {
    width = Math.max(width, start.readUInt32BE(at + 8))
    height = Math.max(height, start.readUInt32BE(at + 12))
  }
  if (width === 0) return undefined
  return {
    width,
    height,
    moves: start.toString('latin1', 8, 12) === 'avis',
    complete: boxesEnd(start) <= size,
  }
}

/** Where the outermost boxes end, by their own lengths. */
function boxesEnd(start: Buffer): number {
  let at = 0
  while (at + 8 <= start.length) {
    const length = start.readUInt32BE(at)
    // 0: up to the end of the file. 1: a length of 64 bits follows, which no photograph needs.
    if (length < 8) return at
    at += length
  }
  return at
}
