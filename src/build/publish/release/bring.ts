/** Brings one file of a release up to date: it stays, or is the published one, or is made. */
import { readFileSync } from 'node:fs'
import type { FileState } from '../../files/planned-file.ts'
import { type Brought, bytesOf, type PlannedFile } from '../../files/planned-file.ts'
import type { Writer } from './folder.ts'
import { digestOf, holds, isIntact, type ReleaseState, stateOf } from './kept-state.ts'

/** A release and what is known of its files. */
export type Known = { readonly folder: string; readonly state: ReleaseState }

/** The release that is brought up to date, and the published one. */
export type Releases = { readonly mine: Known; readonly theirs: Known | undefined }

export type Bringing = Releases & { readonly writer: Writer }

/** A file without a key is known by its content. `making` is called before that is made, or looked at. */
export function bring(file: PlannedFile, bringing: Bringing, making: () => void): Brought {
  const { path } = file
  const kept = file.key === undefined ? undefined : have(path, file.key, undefined, bringing)
  if (kept) return kept
  making()
  const other = file.broughtByOther?.()
  if (other) return other
  const content = bytesOf(file)
  return bringContent(path, file.key ?? digestOf(content), content, bringing)
}

/** The same of a file whose content is at hand. */
export function bringContent(path: string, key: string, content: Uint8Array, bringing: Bringing): Brought {
  const { mine, writer } = bringing
  const same = have(path, key, content, bringing)
  if (same) return same
  writer.write(path, content, mine.state.has(path))
  return { state: stateOf(mine.folder, path, key), isNew: true }
}

/** The file that is there already, or is taken from the published release: of this key or, once it is known, content. */
function have(
  path: string,
  key: string,
  content: Uint8Array | undefined,
  { mine, theirs, writer }: Bringing,
): Brought | undefined {
  const own = mine.state.get(path)
  if (own && fits(path, key, content, mine, own)) {
    const state: FileState = [key, own[1], own[2]]
    return { state, isNew: !theirs || differs(path, state, mine, theirs) }
  }
  const other = theirs?.state.get(path)
  if (!theirs || !other || !fits(path, key, content, theirs, other)) return undefined
  const isSame = writer.take(theirs.folder, path, own !== undefined)
  return { state: isSame ? [key, other[1], other[2]] : stateOf(mine.folder, path, key), isNew: false }
}

function fits(
  path: string,
  key: string,
  content: Uint8Array | undefined,
  { folder }: Known,
  state: FileState,
): boolean {
  if (state[0] === key) return isIntact(folder, path, state)
  return content !== undefined && holds(folder, path, state, content)
}

/** Files of two keys may hold the same. */
function differs(path: string, state: FileState, mine: Known, theirs: Known): boolean {
  const published = theirs.state.get(path)
  if (published?.[0] === state[0]) return false
  return !published || !holds(theirs.folder, path, published, readFileSync(`${mine.folder}/${path}`))
}
