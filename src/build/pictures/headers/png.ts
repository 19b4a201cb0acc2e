/** PNG: chunks with names. The first one gives the size, the last one is empty. */
import type { ReadHeader } from './header.ts'

export const png: ReadHeader = ({ start, end, all }) => {
  if (start.length < 33 || start.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const animation = start.indexOf('acTL')
  return {
    width: start.readUInt32BE(16),
    height: start.readUInt32BE(20),
    moves: animation >= 0 && animation < start.indexOf('IDAT'),
    complete: end.includes('IEND') || all().includes('IEND'),
  }
}
