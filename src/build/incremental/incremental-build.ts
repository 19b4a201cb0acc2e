/** Spares a build what an earlier command did, and shares the rest among threads. */
import type { SiteFiles } from '../../core/load/site-files.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { SiteAssets } from '../assets/assets.ts'
import { digestOf } from '../base/hash.ts'
import { newHeldBlocks } from './held-blocks.ts'
import { type Incremental, incrementalOf } from './incremental.ts'
import { type PageFiles, pageFiles } from './pages/page-files.ts'
import { makerOf, tellSite } from './workers/make-by-workers.ts'
import { readWithWorkers, type Workers } from './workers/workers.ts'

export type IncrementalBuild = Pick<Incremental, 'wrapReader' | 'wrapChecker' | 'save'> & {
  /** Reads what has changed, in several threads if that is worth it. `onRead` is told how many pages were read. */
  readonly readAhead: (files: SiteFiles, onRead: (pages: number) => void) => Promise<void>
  readonly onAssembled: (pages: readonly LinkedPage[]) => void
  /** Makes only the pages that changed. `all` are the pages of the site, published or not. */
  readonly pageFiles: (site: Site, all: readonly LinkedPage[], assets: SiteAssets) => PageFiles
  /** Once it is over, no thread writes any more. */
  readonly end: () => Promise<void>
}

/** `out` is the absolute path of the output folder. */
export function incrementalBuildOf(root: string, out: string, now: Date): IncrementalBuild | undefined {
  const incremental = incrementalOf({ root, now, blocks: newHeldBlocks() })
  return incremental && incrementalBuild(incremental, out, now)
}

export function incrementalBuild(incremental: Incremental, out: string, now: Date): IncrementalBuild {
  const { store, records, fingerprint } = incremental
  let workers: Workers | undefined
  return {
    ...incremental,
    readAhead: async (files, onRead) => {
      workers = await readWithWorkers(files, incremental, now, onRead)
    },
    onAssembled: (pages) => {
      if (workers) tellSite(workers, records, pages)
    },
    pageFiles: (site, all, assets) => {
      const makeMany = workers && makerOf(workers, { site, all }, assets)
      const stateOf = (path: string) => records.stateOf(path) ?? `read at ${performance.now()}`
      const name = `made-${digestOf(out).slice(0, 16)}.json`
      return pageFiles(site, assets, { store, name, key: fingerprint, stateOf }, makeMany)
    },
    end: async () => workers?.end(),
  }
}
