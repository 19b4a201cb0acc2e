/** GIF: blocks of parts. Each part gives its length. If there is a second picture, it moves. */
import type { ReadHeader } from './header.ts'

const EXTENSION = 0x21
const PICTURE = 0x2c
const TRAILER = 0x3b

export const gif: ReadHeader = ({ start, all }) => {
  if (start.length < 13) return undefined
  const { pictures, complete } = walkBlocks(all())
  return { width: start.readUInt16LE(6), height: start.readUInt16LE(8), moves: pictures > 1, complete }
}

function walkBlocks(bytes: Buffer): { readonly pictures: number; readonly complete: boolean } {
  let pictures = 0
  let at = 13 + tableLength(bytes[10] ?? 0)
  while (at < bytes.length && pictures < 2) {
    const kind = bytes[at]
    if (kind === TRAILER) return { pictures, complete: true }
    if (kind === EXTENSION) at = afterParts(bytes, at + 2)
    else if (kind === PICTURE) {
      pictures++
      at = afterParts(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0))
    } else break
  }
  return { pictures, complete: pictures > 1 }
}

/** The length of a table of colours, from the flags before it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** The offset after a row of parts. A part of length 0 ends the row. */
function afterParts(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}
