/** The state of a file in the file system. If it is the same as before, the content is the same. */
import { type Stats, statSync } from 'node:fs'

/** In milliseconds. Within this time a second change may not change the times of a file. */
const RECENT = 2000

/** `''` for a file that has just been changed. */
export function fileStateFrom({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - Math.max(mtimeMs, ctimeMs) > RECENT ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : ''
}

/** `undefined` if the file cannot be looked at, for any reason. Reading it will give the reason. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
