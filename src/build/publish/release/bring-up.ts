/** Brings a release up to date that nobody reads: what it has in common with the published one is not made again. */
import { mkdirSync } from 'node:fs'
import type { FileState, PlannedFile } from '../../files/planned-file.ts'
import { bring, type Releases } from './bring.ts'
import { removeFiles, writerInto } from './folder.ts'
import { dropState, readState, stateByReading, writeState } from './kept-state.ts'
import { isSaved, type Manifest, readManifest, saveManifest } from './manifest.ts'
import type { Published, Wanted } from './wanted.ts'

/** How many of the files have been looked at. */
export type Told = (done: number, total: number) => void

export type Making = {
  readonly told?: Told | undefined
  /** Called once the release is known to be ours: gives the paths of those that others bring up to date. */
  readonly begin?: ((releases: Releases) => ReadonlySet<string> | undefined) | undefined
}

/** `idle` is a release or is to become one. Gives the number of files that differ from the published ones. */
export function bringUp(
  idle: string,
  published: Published | undefined,
  { files, manifest }: Wanted,
  { told = () => undefined, begin = () => undefined }: Making = {},
): number {
  const { files: paths, others = [] } = manifest
  const mine = { folder: idle, state: readState(idle) ?? new Map() }
  const theirs = published && { folder: published.folder, state: published.state ?? readAgain(published) }
  mkdirSync(idle, { recursive: true })
  dropState(idle)
  const isListed = isSaved(idle, manifest)
  const before = isListed ? manifest : readManifest(idle)
  // Until the end the manifest names the old files and the new: whatever happens, none becomes a stranger.
  if (!isListed) saveManifest(idle, both(before, manifest))
  const staying = new Set([...paths, ...others])
  const goneNow = [...(before?.files ?? []), ...(before?.others ?? [])].filter((path) => !staying.has(path))
  removeFiles(idle, goneNow)
  const writer = writerInto(idle)
  // In the order in which they will be asked for; what stands for them is never written.
  const state = new Map<string, FileState>(files.map(({ path }) => [path, NOT_YET]))
  let done = 0
  const making = () => told(done + 1, files.length)
  const bringing = { mine, theirs, writer }
  let changed = 0
  const byOthers = begin(bringing)
  const isByOthers = ({ path }: PlannedFile) => byOthers?.has(path) === true
  // What others bring is asked for last, so that nobody waits.
  const inOrder = [...files.filter((file) => !isByOthers(file)), ...files.filter(isByOthers)]
  for (const file of inOrder) {
    const brought = bring(file, bringing, making)
    state.set(file.path, brought.state)
    done++
    if (brought.isNew) changed++
  }
  for (const path of others) if (published) writer.takeStranger(published.folder, path)
  if (!isListed) saveManifest(idle, manifest)
  writeState(idle, state)
  return changed
}

const NOT_YET: FileState = ['', -1, -1]

function both(before: Manifest | undefined, { files, others = [], ...host }: Manifest): Manifest {
  return {
    ...host,
    files: [...new Set([...(before?.files ?? []), ...files])].sort(),
    others: [...new Set([...(before?.others ?? []), ...others])].sort(),
  }
}

const readAgain = ({ folder }: Published) => stateByReading(folder, readManifest(folder)?.files ?? [])
