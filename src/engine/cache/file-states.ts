/** Whether files are as they were. */
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { askedOnce } from '../asked-once.ts'
import { digestOf } from '../pictures/digests.ts'
import { stampIn } from '../stamp.ts'

export type FileStates = {
  /** What the system says of a file; `''` of one that has just been changed, or that is not there. */
  readonly stamp: (path: string) => string
  /** The hash of its text; `''` if it cannot be read. */
  readonly digest: (path: string) => string
}

/** Every file is looked at once: paths are relative to `root`. */
export function newFileStates(root: string): FileStates {
  return {
    // Not joined: that would take a tenth of the time of looking.
    stamp: askedOnce((path: string) => stampOf(`${root}/${path}`)),
    digest: askedOnce((path: string) => digestOfFile(join(root, path))),
  }
}

/** The hash of a text, short enough to be kept by the thousand. */
export const shortDigest = (text: string) => digestOf(text).slice(0, 20)

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
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? stampIn(found) : ''
}

function digestOfFile(path: string): string {
  try {
    return shortDigest(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)))
  } catch {
    return ''
  }
}
