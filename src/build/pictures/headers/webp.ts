/** WebP: one of three kinds. The name of the first chunk says which. */
import type { Header, ReadHeader } from './header.ts'

export const webp: ReadHeader = ({ start, size }) => {
  const found = start.length < 30 ? undefined : SORTS[start.toString('latin1', 12, 16)]?.(start)
  return found && { ...found, complete: start.readUInt32LE(4) + 8 <= size }
}

const SORTS: Readonly<Record<string, (bytes: Buffer) => Omit<Header, 'complete'>>> = {
  'VP8 ': (bytes) => ({
    width: bytes.readUInt16LE(26) & 0x3fff,
    height: bytes.readUInt16LE(28) & 0x3fff,
    moves: false,
  }),
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, moves: false }
  },
  VP8X: (bytes) => ({
    width: bytes.readUIntLE(24, 3) + 1,
    height: bytes.readUIntLE(27, 3) + 1,
    moves: ((bytes[20] ?? 0) & 0x02) !== 0,
  }),
}
