/** Keeps what was made of pictures, so that it is made once. An entry is a folder named by a hash of all that it was made from. */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../core/base/memoize.ts'
import { UserError } from '../base/user-error.ts'
import { writeWhole } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000
const KEPT_UNUSED = 60 * DAY

export type Kept = {
  /** In bytes. */
  readonly size: number
  /** Throws `UserError` if it was deleted while the site was built. */
  readonly content: () => Buffer
}

export type Cache = {
  readonly read: (entry: string, name: string) => Buffer | undefined
  /** The same, read only when it is asked for: most of what a site shows was published before. */
  readonly kept: (entry: string, name: string) => Kept | undefined
  /** A folder that cannot be written costs time, not the build. */
  readonly write: (entry: string, name: string, content: string | Uint8Array) => void
  /** Deletes what no build has used for two months, once the folder has grown. */
  readonly sweep: () => void
}

export function openCache(folder: string): Cache {
  let grown = false
  const used = memoize((entry: string) => {
    touch(join(folder, entry))
    return true
  })
  const read = (entry: string, name: string) => {
    const content = attempt(() => readFileSync(join(folder, entry, name)))
    // A machine that lost its power leaves files behind that have a name and no content.
    if (!content?.length) return undefined
    used(entry)
    return content
  }
  return {
    read,
    kept: (entry, name) => {
      const size = attempt(() => statSync(join(folder, entry, name)))?.size
      if (!size) return undefined
      used(entry)
      return { size, content: () => read(entry, name) ?? gone(join(folder, entry, name)) }
    },
    write: (entry, name, content) => {
      grown = true
      attempt(() => writeWhole(join(folder, entry, name), content))
    },
    sweep: () => {
      if (grown) attempt(() => sweep(folder))
    },
  }
}

function gone(path: string): never {
  throw new UserError(`${path} was deleted while the site was built. Run the command again.`)
}

/** The time of an entry's folder says when it was used last, to the day. */
function touch(entry: string): void {
  attempt(() => {
    if (Date.now() - statSync(entry).mtimeMs > DAY) utimesSync(entry, new Date(), new Date())
  })
}

function sweep(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && Date.now() - statSync(path).mtimeMs > KEPT_UNUSED)
      rmSync(path, { recursive: true, force: true })
  }
}

/** `undefined` where the system refuses. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause) return undefined
    throw cause
  }
}
