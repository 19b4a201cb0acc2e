/** Brings one file of the idle release up to date: it stays as it is, is linked from the published release, or is written. */
import { readFileSync } from 'node:fs'
import { bytesOf, type FileState, type PlannedFile, type SyncedFile } from '../../files/planned-file.ts'
import { digestOf, holds, isIntact, type ReleaseState, stateOf } from './kept-state.ts'
import type { Writer } from './release-folder.ts'

/** A release and what is known about its files. */
export type KnownRelease = { readonly folder: string; readonly state: ReleaseState }

/** Readers see the published release. A build brings the idle one up to date. */
export type ReleasePair = { readonly idle: KnownRelease; readonly published: KnownRelease | undefined }

type SyncTarget = ReleasePair & { readonly writer: Writer }

/** A file without a key is known by its content. `onWork` is called before content is made or read. */
export function syncFile(file: PlannedFile, target: SyncTarget, onWork: () => void): SyncedFile {
  const { path } = file
  const kept = file.key === undefined ? undefined : reuse(path, file.key, undefined, target)
  if (kept) return kept
  onWork()
  const synced = file.syncedByWorker?.()
  if (synced) return synced
  const content = bytesOf(file)
  return syncContent(path, file.key ?? digestOf(content), content, target)
}

/** The same for a file whose content is already made. */
export function syncContent(path: string, key: string, content: Uint8Array, target: SyncTarget): SyncedFile {
  const { idle, writer } = target
  const same = reuse(path, key, content, target)
  if (same) return same
  writer.write(path, content, idle.state.has(path))
  return { state: stateOf(idle.folder, path, key), isNew: true }
}

/** Looks in both releases for a file with this key, or with this content if it is given. */
function reuse(
  path: string,
  key: string,
  content: Uint8Array | undefined,
  { idle, published, writer }: SyncTarget,
): SyncedFile | undefined {
  const own = idle.state.get(path)
  if (own && fits(path, key, content, idle, own)) {
    const state: FileState = [key, own[1], own[2]]
    return { state, isNew: !published || differs(path, state, idle, published) }
  }
  const other = published?.state.get(path)
  if (!published || !other || !fits(path, key, content, published, other)) return undefined
  const isSame = writer.link(published.folder, path, own !== undefined)
  return { state: isSame ? [key, other[1], other[2]] : stateOf(idle.folder, path, key), isNew: false }
}

function fits(
  path: string,
  key: string,
  content: Uint8Array | undefined,
  { folder }: KnownRelease,
  state: FileState,
): boolean {
  if (state[0] === key) return isIntact(folder, path, state)
  return content !== undefined && holds(folder, path, state, content)
}

/** Files with different keys may have the same content. */
function differs(path: string, state: FileState, idle: KnownRelease, published: KnownRelease): boolean {
  const before = published.state.get(path)
  if (before?.[0] === state[0]) return false
  return !before || !holds(published.folder, path, before, readFileSync(`${idle.folder}/${path}`))
}
