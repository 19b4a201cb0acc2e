/** Spares a command what an earlier one did: the one door to all that is kept of a site. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kept } from '../../core/check/read-site.ts'
import { ENGINE_ROOT } from '../base/engine-root.ts'
import { digestOf } from '../base/hash.ts'
import { openStore, type Store } from '../store/store.ts'
import type { HeldBlocks } from './held-blocks.ts'
import { keepChecks } from './keep-checks.ts'
import { keepPages } from './keep-pages.ts'
import { fingerprintOf, keyIn, openRecords, type Records } from './records.ts'

export type Incremental = Kept & {
  readonly store: Store
  readonly records: Records
  /** Names the engine and site.yaml. */
  readonly fingerprint: string
  /** Keeps what was read and found. */
  readonly save: () => void
}

type Opening = {
  /** The absolute path of the site. */
  readonly root: string
  readonly now: Date
  /** Holds the blocks of pages that are read, for those who ask for them later. */
  readonly blocks?: HeldBlocks | undefined
}

/** `engine` names everything besides the files of the site. */
export function openIncremental(store: Store, engine: string, { root, now, blocks }: Opening): Incremental {
  const records = openRecords(store, root, keyIn(root, engine), blocks)
  const checks = keepChecks(store, records)
  return {
    store,
    records,
    fingerprint: fingerprintOf(records.key),
    wrapReader: keepPages(records, now),
    wrapChecker: checks.wrap,
    save: () => {
      records.save()
      checks.save()
    },
  }
}

/** The bundle that runs: its folder is named by the state of the engine. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

/**
 * What is kept lies beside the engine, never in an author's folder. `undefined` where nothing says which state of the
 * engine runs.
 */
export function incrementalOf(opening: Opening): Incremental | undefined {
  if (!/^engine-[0-9a-f]{12}$/.test(BUNDLE)) return undefined
  const { root } = opening
  const folder = join(ENGINE_ROOT, '.ukurasa/sites', digestOf(root).slice(0, 16))
  return openIncremental(openStore(folder), `${BUNDLE} ${root}`, opening)
}
