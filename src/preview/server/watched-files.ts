/** The states of the files that the preview watches: enough to know which have changed. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { statsOf } from '../../build/base/file-state.ts'
import { listFiles } from '../../build/files/site-files.ts'

/** By absolute path: the size in bytes, and a state that changes whenever the content does. */
export type WatchedFiles = ReadonlyMap<string, WatchedFile>
type WatchedFile = { readonly size: number; readonly state: string }

/** `undefined` if there is no such file, or it cannot be looked at. */
export function watchedFileAt(path: string): WatchedFile | undefined {
  const stats = statsOf(path)
  if (!stats?.isFile()) return undefined
  return { size: stats.size, state: `${stats.size} ${stats.mtimeMs} ${stats.ino}` }
}

/** All files in these places, which may be files or folders. */
export function watchedFilesIn(places: readonly string[]): WatchedFiles {
  const files = new Map<string, WatchedFile>()
  for (const place of places) {
    const names = listFiles(place)
    for (const path of names.length > 0 ? names.map((name) => join(place, name)) : [place]) {
      const file = watchedFileAt(path)
      if (file) files.set(path, file)
    }
  }
  return files
}

/** The paths of files that were added, removed or changed. */
export function changesBetween(before: WatchedFiles, after: WatchedFiles): readonly string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const others = [...after].flatMap(([path, { state }]) => (before.get(path)?.state === state ? [] : [path]))
  return [...gone, ...others]
}

/** The folders among these places, and all folders below them. */
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
