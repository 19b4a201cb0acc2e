/**
 * A change of one file needs no second release: a file takes the place of another one in one step, so that whoever reads
 * sees the site from before or the new one here as well. Most edits of a page are no more than that.
 */

import type { FileState } from '../../files/planned-file.ts'
import { bytesOf, type PlannedFile } from '../../files/planned-file.ts'
import { countIn, strangersIn } from './folder.ts'
import { digestOf, holds, isIntact, type ReleaseState, stateOf, writeState } from './kept-state.ts'
import { type Host, isSaved, putInPlace } from './manifest.ts'
import { manifestOf, type Published } from './wanted.ts'

/** Pages that may turn out to be the same as before: each is made to find out. */
const MOST_MADE = 8

/**
 * Gives the number of files that were different, 0 or 1; `undefined` where more would have to be changed, or where the
 * published release is not as a build left it: then nothing was done.
 */
export function replaceOne(
  { folder, state }: Published,
  files: readonly PlannedFile[],
  host: Host,
): 0 | 1 | undefined {
  if (state?.size !== files.length) return undefined
  const stale = staleIn(state, files)
  const found = stale && changeIn(folder, stale)
  if (!found || !isListed(folder, state, files, host) || !isWhole(folder, state)) return undefined
  const { news, change } = found
  if (change) {
    const { path, key, own, content } = change
    // Much was looked at since.
    if (!isIntact(folder, path, own)) return undefined
    putInPlace(folder, path, content)
    // What comes to its end here leaves a file that is not as the old state has it, and is made again.
    news.set(path, stateOf(folder, path, key))
  }
  if (news.size > 0) writeState(folder, state, news)
  return change ? 1 : 0
}

/** A file of which the release has another key. */
type Stale = { readonly file: PlannedFile; readonly key: string; readonly own: FileState }

/** `undefined` where they are too many, or the release has no such file: then no more files without a key are hashed. */
function staleIn(state: ReleaseState, files: readonly PlannedFile[]): readonly Stale[] | undefined {
  const stale: Stale[] = []
  for (const file of files) {
    const own = state.get(file.path)
    const key = file.key ?? digestOf(bytesOf(file))
    if (own?.[0] === key) continue
    if (!own || stale.length === MOST_MADE) return undefined
    stale.push({ file, key, own })
  }
  return stale
}

type Change = {
  readonly path: string
  readonly key: string
  readonly own: FileState
  readonly content: Uint8Array
}
type Found = {
  /** Of files of another key that hold what they held. */
  readonly news: Map<string, FileState>
  readonly change: Change | undefined
}

function changeIn(folder: string, stale: readonly Stale[]): Found | undefined {
  const news = new Map<string, FileState>()
  let change: Change | undefined
  for (const { file, key, own } of stale) {
    const { path } = file
    const content = bytesOf(file)
    if (holds(folder, path, own, content)) news.set(path, [key, own[1], own[2]])
    else if (change) return undefined
    else change = { path, key, own, content }
  }
  return { news, change }
}

/** Whether the list of a release, in which all files of its state are, is that of the site, and nothing else is there. */
function isListed(folder: string, state: ReleaseState, files: readonly PlannedFile[], host: Host): boolean {
  // With the list itself. If there are more, somebody else put them there.
  const others = countIn(folder) === state.size + 1 ? [] : strangersIn(folder, state)
  return isSaved(folder, manifestOf(files, host, others))
}

function isWhole(folder: string, state: ReleaseState): boolean {
  let isWhole = true
  // No loop over entries: V8 makes two objects for each.
  state.forEach((own, path) => {
    isWhole &&= isIntact(folder, path, own)
  })
  return isWhole
}
