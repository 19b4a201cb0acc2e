/** Makes documents in a thread of its own, and brings their files up to date. */
import type { PageFields } from '../../../../schema/page.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import { pageMaker } from '../../../core/render/render.tsx'
import { settingsOf, siteOf } from '../../../core/site/assemble.ts'
import type { Documents } from '../../../core/site/documents.ts'
import { fileOf, type Route, routeTable } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { UserError } from '../../base/user-error.ts'
import type { SyncedFile } from '../../files/planned-file.ts'
import { publicFilesIn } from '../../files/site-files.ts'
import { writerInto } from '../../publish/release/release-folder.ts'
import { type ReleasePair, syncContent } from '../../publish/release/sync-file.ts'
import type { MadePage } from '../pages/made-by-workers.ts'
import { watch } from '../pages/watched-site.ts'
import { type Reread, recalledPage } from '../recalled-page.ts'
import { type Answer, type Order, type OrderedPages, PAGES_MADE, type Share } from './protocol.ts'

export function makePages(site: Site, order: Order, { counts, port }: Pick<Share, 'counts' | 'port'>): void {
  const watched = watch(site, assetsIn(order))
  const make = pageMaker(watched, watched.frame)
  const syncFile = syncer(order.releases)
  const seen = new Int32Array(counts)
  const pages: (readonly [Route, MadePage])[] = []
  for (const route of order.routes) {
    const page = site.pages.get(route)
    if (!page) throw new Error(`${route} is no page of this site`)
    const { result, asked } = watched.during(route, () => new TextEncoder().encode(make(page)))
    const file = syncFile(fileOf(route), result)
    if (file) pages.push([route, { file, asked }])
    Atomics.add(seen, PAGES_MADE, 1)
  }
  const answer: Answer = { pages, askedByFrame: [...watched.askedByFrame], span: watched.span() }
  port.postMessage(answer)
  Atomics.add(seen, PAGES_MADE, 1)
  Atomics.notify(seen, PAGES_MADE)
}

/** The main thread knows the keys of files: here only contents are compared. */
const NO_KEY = ''

/** Gives `undefined` where that cannot be: the main thread tries it again, and says what keeps it from it. */
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

/** What this thread has read, and how it reads pages of others; `undefined` of a site that cannot be read. */
export type OwnShare = { readonly documents: Documents; readonly reread: Reread } | undefined

/** The site as the main thread knows it: `pages` is JSON of `OrderedPages`. */
export function siteIn(share: OwnShare, pages: string, now: Date): Site {
  const { loaded, config } = share?.documents ?? {}
  if (!share || !config || !loaded?.site)
    throw new UserError('site.yaml was changed while it was being read. Run the command again.')
  const own = new Map(share.documents.pages.map((page) => [page.source.path, page]))
  const ordered: OrderedPages = JSON.parse(pages)
  const all = ordered.map(
    ([path, fields, types]) => own.get(path) ?? recalled(path, fields, types, share.reread),
  )
  const sources = all.map(({ source }) => source)
  const aliases = new Map(all.map(({ source, page }) => [source, page.aliases]))
  const table = routeTable(sources, ignore, (source) => aliases.get(source))
  const settings = settingsOf(config, loaded.site, ignore)
  if (!settings) throw new Error('The address of the site cannot be read')
  const publicFiles = () => publicFilesIn(loaded.root)
  return siteOf({ loaded, table, pages: all, publicFiles }, settings, { now })
}

const ignore = () => undefined

/** What a page leads to, and its places, are nothing that a document is made of. */
function recalled(
  path: string,
  fields: PageFields,
  types: LinkedPage['traits']['types'],
  reread: Reread,
): LinkedPage {
  const traits = { places: [], types, pictures: [], frames: [] }
  const checks = { found: [], spellings: {} }
  const nothing = { stamp: '', digest: '', parts: [], leads: '[]', uses: [], standIns: 0, found: [] }
  return recalledPage(path, { ...nothing, fields, traits, checks }, reread).page
}

function assetsIn({ assets, pictures, shareImages }: Order): Assets {
  const known = new Map(pictures)
  return {
    ...assets,
    pictures: (picture) => known.get(pictureName(picture)),
    shareImages: new Map(shareImages),
  }
}
