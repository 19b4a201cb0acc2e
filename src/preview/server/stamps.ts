/** What the system says of files: enough to know which have changed. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { statsOf } from '../../build/base/stamp.ts'
import { listFiles } from '../../build/files/site-files.ts'

/** Of absolute paths: size in bytes, and what changes whenever the content does. */
export type Stamps = ReadonlyMap<string, Stamp>
export type Stamp = { readonly size: number; readonly mark: string }

/** `undefined` if there is no such file, or nobody may look at it. */
export function stampOf(path: string): Stamp | undefined {
  const stats = statsOf(path)
  if (!stats?.isFile()) return undefined
  return { size: stats.size, mark: `${stats.size} ${stats.mtimeMs} ${stats.ino}` }
}

/** Of all files in these places, which are files and folders. */
export function stampsIn(places: readonly string[]): Stamps {
  const stamps = new Map<string, Stamp>()
  for (const place of places) {
    const names = listFiles(place, '')
    for (const path of names.length > 0 ? names.map((name) => join(place, name)) : [place]) {
      const stamp = stampOf(path)
      if (stamp) stamps.set(path, stamp)
    }
  }
  return stamps
}

/** Paths that were added, removed or changed. */
export function changesBetween(before: Stamps, after: Stamps): readonly string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const others = [...after].flatMap(([path, { mark }]) => (before.get(path)?.mark === mark ? [] : [path]))
  return [...gone, ...others]
}

/** The folders among some places, and all below them. */
export function foldersIn(places: readonly string[]): readonly string[] {
  return places.flatMap((place) => {
    try {
      const below = readdirSync(place, { withFileTypes: true, recursive: true })
      return [
        place,
        ...below.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
      ]
    } catch {
      return []
    }
  })
}
