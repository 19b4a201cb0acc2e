/** The main thread's side of rendering in workers: sends the site and the orders, and collects the answers. */

import { pictureName } from '../../../core/base/picture-name.ts'
import { namedPictures } from '../../../core/check/check-pictures.ts'
import { fileOf, type Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { SiteAssets } from '../../assets/assets.ts'
import type { KnownRelease, ReleasePair } from '../../publish/release/sync-file.ts'
import type { RenderMany } from '../pages/page-files.ts'
import type { WorkerPage, WorkerPages } from '../pages/worker-pages.ts'
import type { Records } from '../records.ts'
import type { OrderedPages, PagesRendered, RenderOrder } from './protocol.ts'
import type { Workers } from './workers.ts'

export type RenderedSite = {
  readonly site: Site
  /** The pages of the site, published or not. */
  readonly all: readonly LinkedPage[]
}

/** Each worker renders the pages that it has read. It must already have the site. */
export const workerRenderer =
  (workers: Workers, rendered: RenderedSite, assets: SiteAssets): RenderMany =>
  (changed, releases) =>
    renderInWorkers(workers, changed, { ...sharedOrder(rendered, assets), releases })

/** What the orders to all workers have in common. Its `releases` contain the states of all files. */
type SharedOrder = Omit<RenderOrder, 'routes'>

function renderInWorkers(
  { workers }: Workers,
  changed: readonly LinkedPage[],
  order: SharedOrder,
): WorkerPages {
  const files = new Set<string>()
  const workerOf = new Map<Route, number>()
  for (const [index, { paths, post }] of workers.entries()) {
    const routes = changed.filter(({ source }) => paths.has(source.path)).map(({ route }) => route)
    const own = routes.map(fileOf)
    for (const route of routes) workerOf.set(route, index)
    for (const file of own) files.add(file)
    post({ order: { ...order, routes, releases: partOf(order.releases, own) } })
  }
  const answers = new Map<number, PagesRendered>()
  const pages = new Map<Route, WorkerPage>()
  const waitFor = (index: number) => {
    const answer = workers[index]?.rendered()
    if (!answer) return
    answers.set(index, answer)
    for (const [route, page] of answer.pages) pages.set(route, page)
  }
  return {
    files,
    rendered: (route) => {
      const index = workerOf.get(route)
      if (index !== undefined && !answers.has(index)) waitFor(index)
      return pages.get(route)
    },
    shellDependencies: () =>
      new Set([...answers.values()].flatMap(({ shellDependencies }) => shellDependencies)),
    spans: () => [...answers.values()].map(({ span }) => span),
  }
}

/** The releases with the states of some files only. */
function partOf({ idle, published }: ReleasePair, paths: readonly string[]): ReleasePair {
  const part = ({ folder, state }: KnownRelease) => ({
    folder,
    state: new Map(
      paths.flatMap((path) => {
        const known = state.get(path)
        return known ? [[path, known] as const] : []
      }),
    ),
  })
  return { idle: part(idle), published: published && part(published) }
}

/**
 * Sends the site to all workers, so that they are ready when the orders come. A page with errors has no record. Then
 * nothing will be rendered, so nothing is sent.
 */
export function postSite({ workers }: Workers, records: Records, all: readonly LinkedPage[]): void {
  const pages: OrderedPages = all.flatMap(({ source: { path }, traits: { types } }) => {
    const fields = records.current.get(path)?.fields
    return fields ? [[path, fields, types] as const] : []
  })
  if (pages.length < all.length) return
  const site = JSON.stringify(pages)
  for (const worker of workers) worker.post({ site })
}

function sharedOrder({ site, all }: RenderedSite, assets: SiteAssets): Omit<SharedOrder, 'releases'> {
  const { pictures, shareImages, files: _files, ...rest } = assets
  return {
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
