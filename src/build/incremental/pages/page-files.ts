/** Plans the files of all pages. Only pages with a changed dependency are rendered again. */

import { intersection } from '../../../core/base/clock.ts'
import { memoize } from '../../../core/base/memoize.ts'
import { pageMaker } from '../../../core/render/render.tsx'
import type { Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { ShareImage } from '../../../shell/types.ts'
import type { SiteAssets } from '../../assets/assets.ts'
import { shortDigest } from '../../base/hash.ts'
import { contentOf, type PlannedFile } from '../../files/planned-file.ts'
import { type FilesOfPage, newFilesOfPage } from '../../publish/output.ts'
import type { ReleasePair } from '../../publish/release/sync-file.ts'
import type { Store } from '../../store/store.ts'
import { dependencyValues, sharedFingerprint } from './dependency-values.ts'
import { keptSearch } from './kept-search.ts'
import { openRenderedPages, type PageDependencies } from './rendered-pages.ts'
import { type TrackedSite, trackSite } from './tracked-site.ts'
import type { WorkerPage, WorkerPages } from './worker-pages.ts'

export type PageFiles = {
  /** Names the engine and site.yaml. */
  readonly engine: string
  /** To be called once for each page, in order. */
  readonly planPage: FilesOfPage
  /** What the search loads. */
  readonly search: readonly PlannedFile[]
  /** Gives the changed pages, once all are planned, to worker threads. Gives the paths that these bring up to date. */
  readonly startWorkers: (releases: ReleasePair) => ReadonlySet<string> | undefined
  /** To be called once all files are written. */
  readonly save: () => void
}

export type PageFilesOptions = {
  readonly store: Store
  /** Of the kept file: there is one for each output folder. */
  readonly name: string
  /** Names the engine and site.yaml. */
  readonly key: string
  /** The fingerprint of a page's file and of everything that it includes. */
  readonly sourceFilesOf: (path: string) => string
}

/** Renders pages in worker threads. */
export type RenderMany = (pages: readonly LinkedPage[], releases: ReleasePair) => WorkerPages | undefined

export function pageFiles(
  site: Site,
  assets: SiteAssets,
  { store, name, key, sourceFilesOf }: PageFilesOptions,
  renderMany: RenderMany = () => undefined,
): PageFiles {
  const stateOfShare = memoize((share: ShareImage | undefined) => shortDigest(JSON.stringify(share ?? null)))
  const sourcesOf = ({ route, source }: LinkedPage) =>
    `${sourceFilesOf(source.path)} ${stateOfShare(assets.shareImages.get(route))}`
  const kept = { store, name, key: `${key} ${sharedFingerprint(site, assets)}` }
  const pages = openRenderedPages(kept, site.now, dependencyValues(site, assets, sourcesOf))
  const search = keptSearch(site, { store, key }, (page) => sourceFilesOf(page.source.path))
  const tracked = trackSite(site, assets)
  const plan = newFilesOfPage(tracked.site, pageMaker(tracked, tracked.shell))
  const changed: LinkedPage[] = []
  let workers: WorkerPages | undefined
  const recordedFiles = (page: LinkedPage, key: string) => {
    // The files beside the document are made now.
    const { result: files, others: beside } = tracked.record(page.route, () => plan(page))
    return recorded(files, page.route, {
      record: tracked.record,
      byWorker: () => workers?.rendered(page.route),
      add: (ofDocument, paths) => {
        const others = new Set([...beside, ...ofDocument])
        pages.add(page.route, { sources: sourcesOf(page), others }, { key, paths })
      },
      key,
    })
  }
  return {
    engine: key,
    search: search.files,
    planPage: (page) => {
      const before = pages.claim(page.route, sourcesOf(page))
      if (before) return before.paths.map((path) => new UnchangedFile(path, before.key, page, recordedFiles))
      changed.push(page)
      return recordedFiles(page, pages.newKey())
    },
    startWorkers: (releases) => {
      workers = renderMany(changed, releases)
      return workers?.files
    },
    save: () => {
      const shell = new Set([...tracked.shellDependencies, ...(workers?.shellDependencies() ?? [])])
      search.save()
      pages.save(shell, [tracked.span(), ...(workers?.spans() ?? [])].reduce(intersection))
    },
  }
}

type FilesOf = (page: LinkedPage, key: string) => readonly PlannedFile[]

/** A file that was made before. One per page, so it is small: it is hardly ever made again. */
class UnchangedFile implements PlannedFile {
  readonly path: string
  readonly key: string
  readonly #page: LinkedPage
  readonly #filesOf: FilesOf

  constructor(path: string, key: string, page: LinkedPage, filesOf: FilesOf) {
    this.path = path
    this.key = key
    this.#page = page
    this.#filesOf = filesOf
  }

  get content() {
    return () => {
      const files = this.#filesOf(this.#page, this.key)
      return contentOf(files.find(({ path }) => path === this.path) ?? { path: this.path, content: '' })
    }
  }
}

type Recording = {
  readonly key: string
  readonly record: TrackedSite['record']
  readonly byWorker: () => WorkerPage | undefined
  readonly add: (others: PageDependencies['others'], paths: readonly string[]) => void
}

/** The first file is the document. Its dependencies are recorded while it is rendered, here or in a worker. */
function recorded(files: readonly PlannedFile[], route: Route, { key, record, byWorker, add }: Recording) {
  const paths = files.map(({ path }) => path)
  const [document, ...beside] = files
  if (!document) return []
  const content = () => {
    const { result, others } = record(route, () => contentOf(document))
    add(others, paths)
    return result
  }
  const syncedByWorker = () => {
    const page = byWorker()
    if (!page) return undefined
    add(page.others, paths)
    const [, size, time] = page.file.state
    return { ...page.file, state: [key, size, time] as const }
  }
  return [{ path: document.path, key, content, syncedByWorker }, ...beside.map((file) => ({ ...file, key }))]
}
