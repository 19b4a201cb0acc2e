/**
 * Reports which files have changed. Events of the system say at once where to look. In addition all files are checked now
 * and then, because some systems send no events: network drives, containers, virtual machines.
 */
import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  changesBetween,
  foldersIn,
  type WatchedFiles,
  watchedFileAt,
  watchedFilesIn,
} from './watched-files.ts'

const SWEEP = 3000
/** In milliseconds. The events of one save come within this time. */
const SETTLE = 6
/** In milliseconds. An empty file is probably about to be written. */
const FILL = 80

export type Watch = { readonly close: () => void }

/** `places` are absolute paths of files and folders, which need not exist yet. */
export function watchFiles(places: readonly string[], onChange: (paths: readonly string[]) => void): Watch {
  let files = watchedFilesIn(places)
  let hints = new Set<string>()
  let all = false
  let waitedFor = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(lookNow, time)
  }
  const folders = watchFolders((path) => {
    hints.add(path)
    look(SETTLE)
  })
  const listen = () => folders.keepTo([...places.map(dirname), ...foldersIn(places)])
  const lookNow = () => {
    const known = all ? undefined : watchedFilesAt([...hints], files)
    const fresh = known ?? watchedFilesIn(places)
    const changed = changesBetween(files, fresh)
    const emptied = changed.filter((path) => files.has(path) && fresh.get(path)?.size === 0).join()
    if (emptied !== waitedFor) {
      waitedFor = emptied
      return look(FILL)
    }
    if (!known) listen()
    files = fresh
    hints = new Set()
    all = false
    waitedFor = ''
    if (changed.length > 0) onChange(changed)
  }
  listen()
  const sweeps = setInterval(() => {
    all = true
    look(0)
  }, SWEEP)
  return {
    close: () => {
      clearTimeout(timer)
      clearInterval(sweeps)
      folders.keepTo([])
    },
  }
}

/** The states, with some files looked at again. `undefined` if one of these is new, deleted, or not a file. */
function watchedFilesAt(paths: readonly string[], files: WatchedFiles): WatchedFiles | undefined {
  const fresh = new Map(files)
  for (const path of paths) {
    const file = watchedFileAt(path)
    if (!file || !files.has(path)) return undefined
    fresh.set(path, file)
  }
  return fresh
}

function watchFolders(onEvent: (path: string) => void) {
  const watchers = new Map<string, FSWatcher>()
  const drop = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const add = (folder: string) => {
    try {
      const watcher = watch(folder, (_event, name) => onEvent(join(folder, name ?? '')))
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    } catch {
      // It does not exist, or the system has no more watchers: a change is then seen a little later.
    }
  }
  return {
    keepTo(folders: readonly string[]) {
      const wanted = new Set(folders)
      for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder)
      for (const folder of wanted) if (!watchers.has(folder)) add(folder)
    },
  }
}
