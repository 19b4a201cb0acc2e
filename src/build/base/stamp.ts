/** What the system says of a file: where it says the same again, the file holds the same. */
import { type Stats, statSync } from 'node:fs'

/** In milliseconds: within this time a second change may leave the times of a file as they are. */
const RECENT = 2000

/** `''` of a file that has just been changed. */
export function stampIn({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - Math.max(mtimeMs, ctimeMs) > RECENT ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : ''
}

/** `undefined` of what cannot be looked at, for whatever reason: whoever reads it says why. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
