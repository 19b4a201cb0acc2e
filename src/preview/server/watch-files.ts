/**
 * Tells which files have changed. The system's events say at once where to look. All files are looked at now and
 * then anyway, for folders whose system tells nothing: network drives, containers, virtual machines.
 */
import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { changesBetween, foldersIn, type Stamps, stampOf, stampsIn } from './stamps.ts'

const SWEEP = 3000
/** The events of one save come together. In ms. */
const SETTLE = 6
/** A file that was just emptied is about to be written. In ms. */
const FILL = 80

export type Watch = { readonly close: () => void }

/** `places` are absolute paths of files and folders, which need not exist yet. */
export function watchFiles(places: readonly string[], onChange: (paths: readonly string[]) => void): Watch {
  let stamps = stampsIn(places)
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
    const known = all ? undefined : stampsAt([...hints], stamps)
    const fresh = known ?? stampsIn(places)
    const changed = changesBetween(stamps, fresh)
    const emptied = changed.filter((path) => stamps.has(path) && fresh.get(path)?.size === 0).join()
    if (emptied !== waitedFor) {
      waitedFor = emptied
      return look(FILL)
    }
    if (!known) listen()
    stamps = fresh
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

/** The stamps with those of some files taken anew; `undefined` if one of them is new, gone, or no file. */
function stampsAt(paths: readonly string[], stamps: Stamps): Stamps | undefined {
  const fresh = new Map(stamps)
  for (const path of paths) {
    const stamp = stampOf(path)
    if (!stamp || !stamps.has(path)) return undefined
    fresh.set(path, stamp)
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
      // It is not there, or the system has no more to give: what changes there is seen a little later.
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
