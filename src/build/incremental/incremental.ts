/**
 * What makes a command quick after an earlier one. It wraps the reader and the checker, which know nothing of it:
 *
 * - `records.ts` keeps what was read of each page, `kept-reader.ts` uses that, and `kept-checker.ts` keeps diagnostics;
 * - `pages/` keeps the dependencies of each rendered page, so that a build renders only pages for which one has changed;
 * - `workers/` shares the pages of a large site among threads.
 */
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Wrappers } from '../../core/check/read-site.ts'
import { folderOfSite, SITES } from '../store/site-folder.ts'
import { openStore, type Store } from '../store/store.ts'
import { deleteUnused, markUsed } from '../store/unused.mjs'
import type { BlocksInMemory } from './blocks-in-memory.ts'
import { keptChecker } from './kept-checker.ts'
import { keptReader } from './kept-reader.ts'
import { fingerprintOf, keyIn, openRecords, type Records } from './records.ts'

export type Incremental = Wrappers & {
  readonly store: Store
  readonly records: Records
  /** Names the engine and site.yaml. */
  readonly fingerprint: string
  /** Writes to disk what was read and found. */
  readonly save: () => void
}

type Opening = {
  /** The absolute path of the site. */
  readonly root: string
  readonly now: Date
  /** Gets the blocks of pages that are read, if they are needed later. */
  readonly blocks?: BlocksInMemory | undefined
}

/** `engine` names everything that results depend on besides the files of the site. */
export function openIncremental(store: Store, engine: string, { root, now, blocks }: Opening): Incremental {
  const records = openRecords(store, root, keyIn(root, engine), blocks)
  const checks = keptChecker(store, records)
  return {
    store,
    records,
    fingerprint: fingerprintOf(records.key),
    wrapReader: keptReader(records, now),
    wrapChecker: checks.wrap,
    save: () => {
      records.save()
      checks.save()
    },
  }
}

/** The folder of the bundle that runs. Its name contains a hash of the sources. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

/** `undefined` if we do not know which engine runs. */
export function incrementalOf(opening: Opening): Incremental | undefined {
  if (!/^engine-[0-9a-f]{12}$/.test(BUNDLE)) return undefined
  const { root } = opening
  const folder = folderOfSite(root)
  if (existsSync(folder)) markUsed(folder)
  else deleteUnused(SITES)
  return openIncremental(openStore(folder), `${BUNDLE} ${root}`, opening)
}
