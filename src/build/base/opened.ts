/**
 * Reads a file that must be in a folder. First opens the file, then checks what it has opened. So it does not matter if
 * somebody puts another file or a link in its place in between.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { sep } from 'node:path'

export type LinkFault = 'OUTSIDE' | 'EISDIR' | 'SPECIAL'

/** How often a file may be replaced between two looks at it. */
const MOST_TRIES = 50

/**
 * Gives what `use` gives, which gets the open file. Gives `OUTSIDE` if the path leads out of the folder, or another code
 * for something that is not a file. Throws the error of Node. `realFolder` is where the folder is, without links.
 */
export function opened<Result>(
  folder: string,
  path: string,
  use: (file: number, stats: Stats) => Result,
  realFolder = realpathSync.native(folder),
): Result | LinkFault {
  for (let tries = 1; ; tries++) {
    // A pipe would make us wait for somebody who writes to it.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const stats = fstatSync(file)
      const place = placeOf(file)
      const real = place ?? realpathSync.native(path)
      if (!real.startsWith(realFolder + sep)) return 'OUTSIDE'
      if (place !== undefined || isAt(real, stats)) {
        if (stats.isDirectory()) return 'EISDIR'
        return stats.isFile() ? use(file, stats) : 'SPECIAL'
      }
      if (tries === MOST_TRIES) return 'OUTSIDE'
    } finally {
      closeSync(file)
    }
  }
}

/** Where the open file is, or was until somebody replaced it. Only Linux says so. */
function placeOf(file: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return undefined
  }
}

/** Whether the open file is the one at a path that is not a link. */
function isAt(path: string, { dev, ino }: Stats): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false })
  return there?.ino === ino && there.dev === dev
}
