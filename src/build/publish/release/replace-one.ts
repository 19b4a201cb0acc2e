/**
 * Publishes a change of one file without the second release. The file is replaced in one step, so readers see the old
 * site or the new one here too. Most edits of a page change only one file.
 */

import { bytesOf, type FileState, type PlannedFile } from '../../files/planned-file.ts'
import { digestOf, holds, isIntact, type ReleaseState, stateOf, writeState } from './kept-state.ts'
import { isSaved, putInPlace, type ServedSite } from './manifest.ts'
import { manifestOf, type PublishedRelease } from './release-content.ts'
import { holdsOnly, otherFilesIn } from './release-folder.ts'

/** Each of these pages is made, to find out whether it is the same as before. */
const MOST_MADE = 8

/**
 * Gives the number of files that were different, 0 or 1. Does nothing and gives `undefined` if more files are different,
 * or if somebody has changed the published release.
 */
export function replaceOne(
  { folder, state }: PublishedRelease,
  files: readonly PlannedFile[],
  served: ServedSite,
): 0 | 1 | undefined {
  if (state?.size !== files.length) return undefined
  const stale = staleIn(state, files)
  const found = stale && changeIn(folder, stale)
  if (!found || !isListed(folder, state, files, served) || !isWhole(folder, state)) return undefined
  const { news, change } = found
  if (change) {
    const { path, key, own, content } = change
    // Somebody may have changed it since it was compared.
    if (!isIntact(folder, path, own)) return undefined
    putInPlace(folder, path, content)
    // After a crash here the file does not match the recorded state, so the next build writes it again.
    news.set(path, stateOf(folder, path, key))
  }
  if (news.size > 0) writeState(folder, state, news)
  return change ? 1 : 0
}

/** A file that has another key in the release. */
type StaleFile = { readonly file: PlannedFile; readonly key: string; readonly own: FileState }

/** Stops and gives `undefined` at once if there are too many, or a file is new: hashing files without a key takes time. */
function staleIn(state: ReleaseState, files: readonly PlannedFile[]): readonly StaleFile[] | undefined {
  const stale: StaleFile[] = []
  for (const file of files) {
    const own = state.get(file.path)
    const key = file.key ?? digestOf(bytesOf(file))
    if (own?.[0] === key) continue
    if (!own || stale.length === MOST_MADE) return undefined
    stale.push({ file, key, own })
  }
  return stale
}

type ChangedFile = {
  readonly path: string
  readonly key: string
  readonly own: FileState
  readonly content: Uint8Array
}
type Changes = {
  /** The new states of files that have another key but the same content. */
  readonly news: Map<string, FileState>
  readonly change: ChangedFile | undefined
}

function changeIn(folder: string, stale: readonly StaleFile[]): Changes | undefined {
  const news = new Map<string, FileState>()
  let change: ChangedFile | undefined
  for (const { file, key, own } of stale) {
    const { path } = file
    const content = bytesOf(file)
    if (holds(folder, path, own, content)) news.set(path, [key, own[1], own[2]])
    else if (change) return undefined
    else change = { path, key, own, content }
  }
  return { news, change }
}

/** Whether the release lists exactly the files of the site, and no other files have appeared. */
function isListed(
  folder: string,
  state: ReleaseState,
  files: readonly PlannedFile[],
  served: ServedSite,
): boolean {
  // One more for the list itself. If there are more, somebody else put them there.
  const others = holdsOnly(folder, state.size + 1) ? [] : otherFilesIn(folder, state)
  return isSaved(folder, manifestOf(files, served, others))
}

function isWhole(folder: string, state: ReleaseState): boolean {
  let areIntact = true
  // Not a loop over entries: V8 makes two objects for each.
  state.forEach((own, path) => {
    areIntact &&= isIntact(folder, path, own)
  })
  return areIntact
}
