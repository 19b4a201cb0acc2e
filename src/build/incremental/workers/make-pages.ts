/** Makes documents in a thread of its own, and sends them a few at a time. */
import type { PageFields } from '../../../../schema/page.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import { Unfinished } from '../../../core/base/user-error.ts'
import type { LoadedSite } from '../../../core/load/load.ts'
import { pageMaker } from '../../../core/render/render.tsx'
import { settingsOf, siteOf } from '../../../core/site/assemble.ts'
import type { Documents } from '../../../core/site/documents.ts'
import { fileOf, type Route, routeTable } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { Assets } from '../../assets/assets.ts'
import { watch } from '../pages/watched-site.ts'
import type { HeldBlocks } from '../records/held-blocks.ts'
import { recalledPage } from '../records/recalled-page.ts'
import { bringer } from './bringer.ts'
import {
  BATCHES_SENT,
  BATCHES_TAKEN,
  type Batch,
  type Made,
  MOST_AHEAD,
  type Order,
  type OrderedPages,
  type Share,
} from './protocol.ts'
import { claimer, claimSome } from './spare.ts'

const BATCH = 16
/** Of spare pages, so that nobody waits long for the last ones. */
const SMALL_BATCH = 4

/** `blocks` takes up those of spare pages. */
export function makePages(
  site: Site,
  order: Order,
  { counts, port }: Pick<Share, 'counts' | 'port'>,
  blocks: HeldBlocks,
): void {
  const watched = watch(site, assetsIn(order))
  const make = pageMaker(watched, watched.frame)
  const sent = new Int32Array(counts)
  const bring = bringer(order.releases, sent)
  const makeBatch = (routes: readonly Route[]) => {
    if (routes.length === 0) return
    const pages = routes.map((route) => {
      const page = site.pages.get(route)
      if (!page) throw new Error(`${route} is no page of this site`)
      const { result, asked } = watched.during(route, () => make(page))
      const brought = bring(fileOf(route), result)
      const made: Made = brought ? { brought } : { result }
      return { route, made, asked: [...asked] }
    })
    const batch: Batch = { pages, askedByFrame: [...watched.askedByFrame], span: watched.span() }
    const memory = pages.flatMap(({ made }) => ('result' in made ? bufferOf(made.result) : []))
    if (memory.length > 0) waitForMain(sent)
    port.postMessage(batch, memory)
    Atomics.add(sent, BATCHES_SENT, 1)
    Atomics.notify(sent, BATCHES_SENT)
  }
  const makerOf = claimer(order.spare, order.number)
  const isMine = (route: Route) => (makerOf(route) ?? order.number) === order.number
  for (let from = 0; from < order.routes.length; from += BATCH)
    makeBatch(order.routes.slice(from, from + BATCH).filter(isMine))
  for (;;) {
    const spare = claimSome(order.spare, order.number, SMALL_BATCH)
    if (spare.length === 0) return
    for (const page of spare) blocks.take(page.path, page.blocks)
    makeBatch(spare.map(({ route }) => route))
  }
}

const bufferOf = ({ buffer }: Uint8Array) => (buffer instanceof ArrayBuffer ? buffer : [])

function waitForMain(counts: Int32Array<SharedArrayBuffer>): void {
  for (;;) {
    const taken = Atomics.load(counts, BATCHES_TAKEN)
    if (Atomics.load(counts, BATCHES_SENT) - taken < MOST_AHEAD) return
    Atomics.wait(counts, BATCHES_TAKEN, taken)
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
  const traits = { places: [], types, leads: [], pictures: [], frames: [] }
  const checks = { found: [], spellings: {} }
  const record = {
    stamp: '',
    digest: '',
    face: '',
    parts: [],
    fields,
    traits,
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
