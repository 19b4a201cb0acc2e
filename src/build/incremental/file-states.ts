/** Whether files are as they were. */
import { lstatSync } from 'node:fs'
import { LARGEST_FILE } from '../../core/base/limits.ts'
import { memoize } from '../../core/base/memoize.ts'
import type { SiteFiles } from '../../core/load/site-files.ts'
import { shortDigest } from '../base/hash.ts'
import { stampIn, statsOf } from '../base/stamp.ts'
import { readerIn } from '../files/site-files.ts'

export type FileStates = {
  /** What the system says of a file; `''` of one that has just been changed, or cannot be looked at. */
  readonly stamp: (path: string) => string
  /** The hash of its text; `''` if it cannot be read. */
  readonly digest: (path: string) => string
}

/** Every file is read once at most: paths are relative to `root`. */
export function newFileStates(root: string): FileStates {
  const read = readerIn(root)
  return {
    // Not joined: that would take a tenth of the time of looking.
    stamp: (path) => stampOf(`${root}/${path}`),
    digest: memoize((path: string) => digestOfFile(read, path)),
  }
}

/** What the system says of a file itself; `''` of a link as well, which may lead to another file. */
export function ownStampOf(path: string): string {
  try {
    const found = lstatSync(path)
    return found.isFile() ? stampIn(found) : ''
  } catch {
    return ''
  }
}

function stampOf(path: string): string {
  const found = statsOf(path)
  return found ? stampIn(found) : ''
}

function digestOfFile(read: SiteFiles['read'], path: string): string {
  try {
    const content = read(path, LARGEST_FILE)
    if ('size' in content || 'fault' in content) return ''
    return shortDigest(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return ''
  }
}
