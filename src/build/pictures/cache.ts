/**
 * Keeps the files that are made from pictures, so that each is made only once. An entry is a folder. Its name is a hash
 * of everything that it was made from.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../core/base/memoize.ts'
import { UserError } from '../base/user-error.ts'
import { type KnownFiles, openKnownFiles } from '../store/known-files.ts'
import { type Kind, openStore } from '../store/store.ts'
import { deleteUnused, markUsed } from '../store/unused.mjs'

export type Kept = {
  /** In bytes. */
  readonly size: number
  /** Throws `UserError` if it was damaged or deleted while the site was built. */
  readonly content: () => Buffer
}

export type Cache = {
  readonly read: (entry: string, name: string) => Buffer | undefined
  /**
   * The same, but read only when somebody asks for it: most pictures of a site are published already. Before that, it
   * is read once to find out whether it is whole.
   */
  readonly kept: (entry: string, name: string) => Kept | undefined
  /** If the folder cannot be written, the build only takes longer. */
  readonly write: (entry: string, name: string, content: Uint8Array) => void
  readonly readFacts: <Facts>(entry: string, kind: Kind<Facts>) => Facts | undefined
  readonly writeFacts: <Facts>(entry: string, kind: Kind<Facts>, facts: Facts) => void
  /** What is known of the files that pictures are made from, and of those that are kept. */
  readonly files: KnownFiles
  /** Saves what is known of files. If the folder has grown, deletes what no build has used for two months. */
  readonly close: () => void
}

export function openCache(folder: string): Cache {
  const store = openStore(folder)
  const files = openKnownFiles(store)
  let grown = false
  const used = memoize((entry: string) => {
    markUsed(join(folder, entry))
    return true
  })
  const read = (entry: string, name: string) => {
    const content = store.readBytes(`${entry}/${name}`, '')
    if (content) used(entry)
    return content
  }
  return {
    files,
    read,
    kept: (entry, name) => {
      const path = join(folder, entry, name)
      const size = Number(files.of(path, () => read(entry, name)?.length.toString()) ?? 0)
      if (size === 0) return undefined
      used(entry)
      return { size, content: () => read(entry, name) ?? gone(path) }
    },
    write: (entry, name, content) => {
      grown = true
      store.writeBytes(`${entry}/${name}`, '', content)
    },
    readFacts: (entry, kind) => store.read(inEntry(entry, kind), ''),
    writeFacts: (entry, kind, facts) => store.write(inEntry(entry, kind), '', facts),
    close: () => {
      files.save()
      if (grown) deleteUnused(folder)
    },
  }
}

/** The name of an entry says all that it depends on. */
const inEntry = <Facts>(entry: string, kind: Kind<Facts>) => ({ ...kind, name: `${entry}/${kind.name}` })

/** The next build makes it again. */
function gone(path: string): never {
  rmSync(path, { force: true })
  throw new UserError(`${path} was damaged or deleted while the site was built. Run the command again.`)
}
