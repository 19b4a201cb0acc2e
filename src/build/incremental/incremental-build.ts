/** What makes a build quick: it uses the results of earlier commands, and shares the rest of the work among threads. */
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { SiteAssets } from '../assets/assets.ts'
import { digestOf } from '../base/hash.ts'
import { newBlocksInMemory } from './blocks-in-memory.ts'
import { type Incremental, incrementalOf } from './incremental.ts'
import type { IncrementalCheck } from './incremental-check.ts'
import { type PageFiles, pageFiles } from './pages/page-files.ts'
import { postSite, workerRenderer } from './workers/render-in-workers.ts'
import { readWithWorkers, type Workers } from './workers/workers.ts'

export type IncrementalBuild = IncrementalCheck & {
  readonly onAssembled: (pages: readonly LinkedPage[]) => void
  /** Plans to render only pages with a changed dependency. `all` are all pages, published or not. */
  readonly pageFiles: (site: Site, all: readonly LinkedPage[], assets: SiteAssets) => PageFiles
  /** After this no worker writes any more. */
  readonly end: () => Promise<void>
}

/** `out` is the absolute path of the output folder. */
export function incrementalBuildOf(root: string, out: string, now: Date): IncrementalBuild | undefined {
  const incremental = incrementalOf({ root, now, blocks: newBlocksInMemory() })
  return incremental && incrementalBuild(incremental, out, now)
}

export function incrementalBuild(incremental: Incremental, out: string, now: Date): IncrementalBuild {
  const { store, records, fingerprint } = incremental
  let workers: Workers | undefined
  return {
    ...incremental,
    readAhead: async (files, onRead) => {
      workers = await readWithWorkers(files, incremental, { now, renders: true, onRead })
    },
    onAssembled: (pages) => {
      if (workers) postSite(workers, records, pages)
    },
    pageFiles: (site, all, assets) => {
      const renderMany = workers && workerRenderer(workers, { site, all }, assets)
      const sourceFilesOf = (path: string) => records.sourcesOf(path) ?? `read at ${performance.now()}`
      const name = `rendered-${digestOf(out).slice(0, 16)}.json`
      return pageFiles(site, assets, { store, name, key: fingerprint, sourceFilesOf }, renderMany)
    },
    end: async () => workers?.end(),
  }
}
