/** The worker's side of rendering: renders pages and brings their files up to date. */
import type { PageFields } from '../../../../schema/page.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import { pageMaker } from '../../../core/render/render.tsx'
import { settingsOf, siteOf } from '../../../core/site/assemble.ts'
import type { Documents } from '../../../core/site/read-documents.ts'
import { fileOf, type Route, routeTable } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { UserError } from '../../base/user-error.ts'
import type { SyncedFile } from '../../files/planned-file.ts'
import { publicFilesIn } from '../../files/site-files.ts'
import { writerInto } from '../../publish/release/release-folder.ts'
import { type ReleasePair, syncContent } from '../../publish/release/sync-file.ts'
import { pageOfRecord, type Reread } from '../page-of-record.ts'
import { trackSite } from '../pages/tracked-site.ts'
import type { WorkerPage } from '../pages/worker-pages.ts'
import {
  type Answer,
  type OrderedPages,
  PAGES_RENDERED,
  type RenderOrder,
  type WorkerTask,
} from './protocol.ts'

export function renderPages(
  site: Site,
  order: RenderOrder,
  { counts, port }: Pick<WorkerTask, 'counts' | 'port'>,
): void {
  const tracked = trackSite(site, assetsIn(order))
  const render = pageMaker(tracked, tracked.shell)
  const syncFile = syncer(order.releases)
  const seen = new Int32Array(counts)
  const pages: (readonly [Route, WorkerPage])[] = []
  for (const route of order.routes) {
    const page = site.pages.get(route)
    if (!page) throw new Error(`${route} is no page of this site`)
    const { result, others } = tracked.record(route, () => new TextEncoder().encode(render(page)))
    const file = syncFile(fileOf(route), result)
    if (file) pages.push([route, { file, others }])
    Atomics.add(seen, PAGES_RENDERED, 1)
  }
  const answer: Answer = { pages, shellDependencies: [...tracked.shellDependencies], span: tracked.span() }
  port.postMessage(answer)
  Atomics.add(seen, PAGES_RENDERED, 1)
  Atomics.notify(seen, PAGES_RENDERED)
}

/** Only the main thread knows the keys of files. Workers compare contents. */
const NO_KEY = ''

/** Gives `undefined` if the file cannot be written: the main thread tries again, and reports the error. */
export function syncer(releases: ReleasePair) {
  const target = { ...releases, writer: writerInto(releases.idle.folder) }
  return (path: string, content: Uint8Array): SyncedFile | undefined => {
    try {
      return syncContent(path, NO_KEY, content, target)
    } catch {
      return undefined
    }
  }
}

/** What this worker has read, and how it reads the pages of other threads. `undefined` if the site cannot be read. */
export type OwnPages = { readonly documents: Documents; readonly reread: Reread } | undefined

/** Builds the same site as the main thread has. `pages` is JSON of `OrderedPages`. */
export function siteIn(task: OwnPages, pages: string, now: Date): Site {
  const { loaded, config } = task?.documents ?? {}
  if (!task || !config || !loaded?.site)
    throw new UserError('site.yaml was changed while it was being read. Run the command again.')
  const own = new Map(task.documents.pages.map((page) => [page.source.path, page]))
  const ordered: OrderedPages = JSON.parse(pages)
  const all = ordered.map(
    ([path, fields, types]) => own.get(path) ?? pageOfFields(path, fields, types, task.reread),
  )
  const sources = all.map(({ source }) => source)
  const aliases = new Map(all.map(({ source, page }) => [source, page.aliases]))
  const table = routeTable(sources, ignore, { aliasesOf: (source) => aliases.get(source) })
  const settings = settingsOf(config, loaded.site, ignore)
  if (!settings) throw new Error('The address of the site cannot be read')
  const publicFiles = () => publicFilesIn(loaded.root)
  return siteOf({ loaded, table, pages: all, publicFiles }, settings, { now })
}

const ignore = () => undefined

/** A page of another thread. Its links and anchors are left out, because no document is rendered from them. */
function pageOfFields(
  path: string,
  fields: PageFields,
  types: LinkedPage['traits']['types'],
  reread: Reread,
): LinkedPage {
  const traits = { anchors: [], types, pictures: [], frames: [] }
  const checks = { found: [], spellings: {}, letters: '' }
  const nothing = { fileState: '', hash: '', included: [], links: '[]', uses: [], standIns: 0, found: [] }
  return pageOfRecord(path, { ...nothing, fields, traits, checks }, reread).page
}

function assetsIn({ assets, pictures, shareImages }: RenderOrder): Assets {
  const rendered = new Map(pictures)
  return {
    ...assets,
    pictures: (picture) => rendered.get(pictureName(picture)),
    shareImages: new Map(shareImages),
  }
}
