/** The files of pages, of which only those are made that would not be the same as the last time. */

import { together } from '../../../core/base/clock.ts'
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
import { factsOf, sharedGrounds } from './facts.ts'
import type { MadeByWorkers } from './made-by-workers.ts'
import { type MadePages, openMadePages } from './made-pages.ts'
import { type FactName, watch } from './watched-site.ts'

export type PageFiles = {
  /** Names the engine and site.yaml. */
  readonly engine: string
  readonly filesOf: FilesOfPage
  /** Lets other threads begin with all that was asked of `filesOf`. Gives the paths that they bring up to date. */
  readonly startWorkers: (releases: ReleasePair) => ReadonlySet<string> | undefined
  /** Once all is written. */
  readonly save: () => void
}

export type Keeping = {
  /** Where it is kept what was made: one file for each output folder. */
  readonly store: Store
  readonly name: string
  /** Names the engine and site.yaml. */
  readonly key: string
  /** The state of all sources of a page. */
  readonly stateOf: (path: string) => string
}

/** Makes many pages at once. */
export type MakeMany = (wanted: readonly LinkedPage[], releases: ReleasePair) => MadeByWorkers | undefined

export function pageFiles(
  site: Site,
  assets: SiteAssets,
  { store, name, key, stateOf }: Keeping,
  makeMany: MakeMany = () => undefined,
): PageFiles {
  const stateOfShare = memoize((share: ShareImage | undefined) => shortDigest(JSON.stringify(share ?? null)))
  const ownOf = ({ route, source }: LinkedPage) =>
    `${stateOf(source.path)} ${stateOfShare(assets.shareImages.get(route))}`
  const grounds = `${key} ${sharedGrounds(site, assets)}`
  const made = openMadePages({ store, name, key: grounds }, site.now, factsOf(site, assets, ownOf))
  const watched = watch(site, assets)
  const plan = newFilesOfPage(site, pageMaker(watched, watched.frame))
  const wanted: LinkedPage[] = []
  let many: MadeByWorkers | undefined
  const noting = { made, make: watched.during<Content>, synced: (route: Route) => many?.synced(route) }
  const again = (page: LinkedPage, key: string) => noted(plan(page), page, ownOf(page), { ...noting, key })
  return {
    engine: key,
    filesOf: (page) => {
      const own = ownOf(page)
      const known = made.find(page.route, own)
      if (!known) wanted.push(page)
      if (!known) return noted(plan(page), page, own, { ...noting, key: made.newKey() })
      return known.paths.map((path) => new KnownFile(path, known.key, page, again))
    },
    startWorkers: (releases) => {
      many = makeMany(wanted, releases)
      return many?.files
    },
    save: () => {
      const asked = new Set([...watched.askedByFrame, ...(many?.askedByFrame() ?? [])])
      made.save(asked, [watched.span(), ...(many?.spans() ?? [])].reduce(together))
    },
  }
}

type Again = (page: LinkedPage, key: string) => readonly PlannedFile[]

/** A file that was made before. Of thousands hardly one is made again: only then there is more of it than this. */
class KnownFile implements PlannedFile {
  readonly path: string
  readonly key: string
  readonly #page: LinkedPage
  readonly #again: Again

  constructor(path: string, key: string, page: LinkedPage, again: Again) {
    this.path = path
    this.key = key
    this.#page = page
    this.#again = again
  }

  get content() {
    return () => {
      const files = this.#again(this.#page, this.key)
      return contentOf(files.find(({ path }) => path === this.path) ?? { path: this.path, content: '' })
    }
  }
}

type Content = ReturnType<typeof contentOf>
type Make = (
  route: Route,
  content: () => Content,
) => { readonly result: Content; readonly asked: ReadonlySet<FactName> }
type Noting = {
  readonly made: MadePages
  readonly make: Make
  readonly synced: MadeByWorkers['synced']
  readonly key: string
}

/** The document is the first of the files; what is asked while it is made is noted. */
function noted(
  files: readonly PlannedFile[],
  { route }: LinkedPage,
  own: string,
  { made, make, synced, key }: Noting,
) {
  const paths = files.map(({ path }) => path)
  const [document, ...others] = files
  if (!document) return []
  const content = () => {
    const { result, asked } = make(route, () => contentOf(document))
    made.add(route, { own, asked }, { key, paths })
    return result
  }
  const syncedByWorker = () => {
    const found = synced(route)
    if (!found) return undefined
    made.add(route, { own, asked: found.asked }, { key, paths })
    const [, size, time] = found.file.state
    return { ...found.file, state: [key, size, time] as const }
  }
  return [{ path: document.path, key, content, syncedByWorker }, ...others.map((file) => ({ ...file, key }))]
}
