/** The states of files, from which we know whether they have changed. */
import { lstatSync } from 'node:fs'
import { LARGEST_FILE } from '../../core/base/limits.ts'
import { memoize } from '../../core/base/memoize.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import { fileStateFrom, statsOf } from '../base/file-state.ts'
import { shortDigest } from '../base/hash.ts'
import { readerIn } from '../files/site-files.ts'

export type FileStates = {
  /** Its size, times and number. `''` if it was changed just now, or cannot be looked at. */
  readonly fileState: (path: string) => string
  /** The hash of its text, or `''` if it cannot be read. */
  readonly hash: (path: string) => string
}

/** Each file is read at most once. Paths are relative to `root`. */
export function newFileStates(root: string): FileStates {
  const read = readerIn(root)
  return {
    // Not `join`: it would make this a tenth slower.
    fileState: (path) => fileStateOf(`${root}/${path}`),
    hash: memoize((path: string) => hashOfFile(read, path)),
  }
}

/** The state of a file that is not a link. `''` for a link, which may lead to another file tomorrow. */
export function ownFileStateOf(path: string): string {
  try {
    const found = lstatSync(path)
    return found.isFile() ? fileStateFrom(found) : ''
  } catch {
    return ''
  }
}

function fileStateOf(path: string): string {
  const found = statsOf(path)
  return found ? fileStateFrom(found) : ''
}

function hashOfFile(read: SiteFiles['read'], path: string): string {
  try {
    const content = read(path, LARGEST_FILE)
    if ('size' in content || 'errorCode' in content) return ''
    return shortDigest(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return ''
  }
}
