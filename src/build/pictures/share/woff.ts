/** Takes a font out of its WOFF wrapping, which compresses each table by itself. */
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** The font as its designer's tools wrote it (sfnt). The checksums in it stay as they were. */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font file is not WOFF')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  const tables: Buffer[] = []
  for (let index = 0; index < count; index++) {
    const at = HEADER + ENTRY * index
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    if (start === undefined || packed === undefined || length === undefined) break
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const entry = 12 + 16 * index
    woff.copy(head, entry, at, at + 4)
    woff.copy(head, entry + 4, at + 16, at + 20)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
