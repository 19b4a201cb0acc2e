/** Brings the idle release up to date. Files that are the same in the published release are linked, not made again. */
import { mkdirSync } from 'node:fs'
import type { OnProgress } from '../../base/in-parallel.ts'
import type { FileState, PlannedFile } from '../../files/planned-file.ts'
import { dropState, pathsIn, readState, stateByReading, writeState } from './kept-state.ts'
import { isSaved, type Manifest, readManifest, saveManifest } from './manifest.ts'
import type { PublishedRelease, ReleaseContent } from './release-content.ts'
import { removeFiles, writerInto } from './release-folder.ts'
import { type ReleasePair, syncFile } from './sync-file.ts'

export type SyncOptions = {
  readonly onProgress?: OnProgress | undefined
  /** Called once the idle release is known. Gives the paths of the files that worker threads bring up to date. */
  readonly startWorkers?: ((releases: ReleasePair) => ReadonlySet<string> | undefined) | undefined
}

/** `folder` is the idle release, or will be. Gives the number of files that differ from the published ones. */
export function syncRelease(
  folder: string,
  before: PublishedRelease | undefined,
  { files, manifest }: ReleaseContent,
  { onProgress = () => undefined, startWorkers = () => undefined }: SyncOptions = {},
): number {
  const { files: paths, others = [] } = manifest
  const idle = { folder, state: readState(folder) ?? new Map() }
  const published = before && { folder: before.folder, state: before.state ?? readAgain(before) }
  mkdirSync(folder, { recursive: true })
  dropState(folder)
  const isListed = isSaved(folder, manifest)
  const oldManifest = isListed ? manifest : readManifest(folder)
  // A manifest may be damaged. The state lists the files of the site as well, and has a checksum.
  const old = {
    files: [...pathsIn(idle.state), ...(oldManifest?.files ?? [])],
    others: oldManifest?.others ?? [],
  }
  // Until the end the manifest lists the old files and the new ones. So even after a crash we know each of them as ours.
  if (!isListed) saveManifest(folder, both(old, manifest))
  const staying = new Set([...paths, ...others])
  const gone = [...new Set([...old.files, ...old.others])].filter((path) => !staying.has(path))
  removeFiles(folder, gone)
  const writer = writerInto(folder)
  // Filled first, so that the entries are in the order in which the next build asks for them.
  const state = new Map<string, FileState>(files.map(({ path }) => [path, NOT_YET]))
  let done = 0
  let changed = 0
  const onWork = () => onProgress(done + 1, files.length)
  const target = { idle, published, writer }
  for (const file of workersLast(files, startWorkers(target))) {
    const synced = syncFile(file, target, onWork)
    state.set(file.path, synced.state)
    done++
    if (synced.isNew) changed++
  }
  for (const path of others) if (before) writer.linkOther(before.folder, path)
  if (!isListed) saveManifest(folder, manifest)
  writeState(folder, state)
  return changed
}

/** Never written to disk. */
const NOT_YET: FileState = ['', -1, -1]

/** The files of the workers come last, so that this thread does not wait for them. */
function workersLast(files: readonly PlannedFile[], ofWorkers: ReadonlySet<string> | undefined) {
  const isOfWorkers = ({ path }: PlannedFile) => ofWorkers?.has(path) === true
  return [...files.filter((file) => !isOfWorkers(file)), ...files.filter(isOfWorkers)]
}

type Listed = Required<Pick<Manifest, 'files' | 'others'>>

function both(old: Listed, { files, others = [], ...served }: Manifest): Manifest {
  return {
    ...served,
    files: [...new Set([...old.files, ...files])].sort(),
    others: [...new Set([...old.others, ...others])].sort(),
  }
}

const readAgain = ({ folder }: PublishedRelease) => stateByReading(folder, readManifest(folder)?.files ?? [])
