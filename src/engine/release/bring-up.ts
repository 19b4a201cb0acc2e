/** Brings a release up to date that nobody reads: what it has in common with the published one is not made again. */
import { mkdirSync } from 'node:fs'
import { contentOf, type PlannedFile } from '../planned-file.ts'
import { Unfinished } from '../unfinished.ts'
import { removeFiles, strangersIn, type Writer, writerInto } from './folder.ts'
import {
  digestOf,
  dropState,
  type FileState,
  isIntact,
  type ReleaseState,
  readState,
  stateByReading,
  stateOf,
  writeState,
} from './kept-state.ts'
import { type Host, type Manifest, readManifest, saveManifest } from './manifest.ts'

/** A folder and what is known of its files. */
type Known = { readonly folder: string; readonly state: ReleaseState }

/** How many of the files have been looked at. */
export type Told = (done: number, total: number) => void

/** `idle` is a release or is to become one. Gives the number of files that differ from the published ones. */
export function bringUp(
  idle: string,
  published: string | undefined,
  files: readonly PlannedFile[],
  host: Host,
  told: Told = () => undefined,
): number {
  const others = published === undefined ? [] : strangersIn(published)
  const paths = files.map(({ path }) => path).sort()
  const current = new Set(paths)
  const taken = others.find((path) => current.has(path))
  if (taken !== undefined)
    throw new Unfinished(`Somebody put ${taken} there, and the site has a file of that name. Move it away.`)
  const mine = { folder: idle, state: readState(idle) ?? new Map() }
  const theirs = published === undefined ? undefined : { folder: published, state: publishedState(published) }
  mkdirSync(idle, { recursive: true })
  const before = readManifest(idle)
  dropState(idle)
  const manifest: Manifest = { ...host, files: paths, ...(others.length > 0 ? { others } : {}) }
  const isListed = JSON.stringify(before) === JSON.stringify(manifest)
  // Until the end the manifest names the old files and the new: whatever happens, none becomes a stranger.
  if (!isListed) saveManifest(idle, both(before, manifest))
  const staying = new Set([...paths, ...others])
  const goneNow = [...(before?.files ?? []), ...(before?.others ?? [])].filter((path) => !staying.has(path))
  removeFiles(idle, goneNow)
  const writer = writerInto(idle)
  const state = new Map<string, FileState>()
  const making = () => told(state.size + 1, files.length)
  for (const file of files) state.set(file.path, bring(file, mine, theirs, writer, making))
  for (const path of others) if (published !== undefined) writer.take(published, path, true)
  if (!isListed) saveManifest(idle, manifest)
  writeState(idle, state)
  return paths.filter((path) => state.get(path)?.[0] !== theirs?.state.get(path)?.[0]).length
}

function both(before: Manifest | undefined, { files, others = [], ...host }: Manifest): Manifest {
  return {
    ...host,
    files: [...new Set([...(before?.files ?? []), ...files])].sort(),
    others: [...new Set([...(before?.others ?? []), ...others])].sort(),
  }
}

function publishedState(folder: string): ReleaseState {
  return readState(folder) ?? stateByReading(folder, readManifest(folder)?.files ?? [])
}

function bring(
  file: PlannedFile,
  mine: Known,
  theirs: Known | undefined,
  writer: Writer,
  making: () => void,
): FileState {
  const { path, key = '' } = file
  const kept = key === '' ? undefined : have(path, mine, theirs, writer, ([, known]) => known === key)
  if (kept) return kept
  making()
  const made = contentOf(file)
  const content = typeof made === 'string' ? Buffer.from(made) : made
  const digest = digestOf(content)
  const same = have(path, mine, theirs, writer, ([known]) => known === digest)
  if (same) return [digest, key, same[2], same[3]]
  writer.write(path, content, mine.state.has(path))
  return stateOf(mine.folder, path, digest, key)
}

/** The file that is there already, or is taken from the published release. */
function have(
  path: string,
  mine: Known,
  theirs: Known | undefined,
  writer: Writer,
  fits: (state: FileState) => boolean,
): FileState | undefined {
  const own = mine.state.get(path)
  if (own && fits(own) && isIntact(mine.folder, path, own)) return own
  const other = theirs?.state.get(path)
  if (!theirs || !other || !fits(other) || !isIntact(theirs.folder, path, other)) return undefined
  writer.take(theirs.folder, path, own !== undefined)
  return stateOf(mine.folder, path, other[0], other[1])
}
