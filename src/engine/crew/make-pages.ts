/** Makes documents in a thread of its own, and brings their files up to date. */
import type { PageFields } from '../../../schema/page.ts'
import { settingsOf, siteOf } from '../assemble.ts'
import type { Assets } from '../assets.ts'
import { recalledPage } from '../cache/recalled-page.ts'
import type { Documents } from '../documents.ts'
import type { LoadedSite } from '../load.ts'
import { watch } from '../made/watched-site.ts'
import { pictureName } from '../picture-name.ts'
import { type Brought, bringContent, type Releases } from '../release/bring.ts'
import { writerInto } from '../release/folder.ts'
import { pageMaker } from '../render.tsx'
import { fileOf, type Route, routeTable } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import { Unfinished } from '../unfinished.ts'
import {
  type Answer,
  type MadePage,
  type Order,
  type OrderedPages,
  PAGES_MADE,
  type Share,
} from './protocol.ts'

export function makePages(site: Site, order: Order, { counts, port }: Pick<Share, 'counts' | 'port'>): void {
  const watched = watch(site, assetsIn(order))
  const make = pageMaker(watched, watched.frame)
  const bring = bringer(order.releases)
  const seen = new Int32Array(counts)
  const pages: (readonly [Route, MadePage])[] = []
  for (const route of order.routes) {
    const page = site.pages.get(route)
    if (!page) throw new Error(`${route} is no page of this site`)
    const { result, asked } = watched.during(route, () => make(page))
    const file = bring(fileOf(route), result)
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
export function bringer(releases: Releases) {
  const bringing = { ...releases, writer: writerInto(releases.mine.folder) }
  return (path: string, content: Uint8Array): Brought | undefined => {
    try {
      return bringContent(path, NO_KEY, content, bringing)
    } catch {
      return undefined
    }
  }
}

/** The site as the main thread knows it. */
export function siteIn(
  documents: Documents | { readonly loaded: LoadedSite },
  told: string,
  now: Date,
): Site {
  const { loaded } = documents
  if (!('reread' in documents) || !documents.config || !loaded.site)
    throw new Unfinished('site.yaml was changed while it was looked at. Run the command again.')
  const { reread, config } = documents
  const own = new Map(documents.pages.map((page) => [page.source.path, page]))
  const listed: OrderedPages = JSON.parse(told)
  const pages = listed.map(
    ([path, fields, types]) => own.get(path) ?? recalled(path, fields, { types, reread }),
  )
  const sources = pages.map(({ source }) => source)
  const aliases = new Map(pages.map(({ source, page }) => [source, page.aliases]))
  const table = routeTable(sources, ignore, (source) => aliases.get(source))
  const settings = settingsOf(config, loaded.site, ignore)
  if (!settings) throw new Error('The address of the site cannot be read')
  return siteOf({ loaded, table, pages }, settings, { now })
}

const ignore = () => undefined

type Rest = Pick<Documents, 'reread'> & Pick<LinkedPage['traits'], 'types'>

/** What a page leads to, and its places, are nothing that a document is made of. */
function recalled(path: string, fields: PageFields, { types, reread }: Rest): LinkedPage {
  const traits = { places: [], types, pictures: [], frames: [] }
  const checks = { found: [], spellings: {} }
  const record = {
    stamp: '',
    digest: '',
    face: '',
    parts: [],
    fields,
    traits,
    leads: '[]',
    uses: [],
    standIns: 0,
    found: [],
    checks,
  }
  return recalledPage(path, record, reread).linked
}

function assetsIn({ assets, pictures, shareImages }: Order): Assets {
  const known = new Map(pictures)
  return {
    ...assets,
    pictures: (picture) => known.get(pictureName(picture)),
    shareImages: new Map(shareImages),
    files: [],
  }
}
