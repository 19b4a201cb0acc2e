/** Pages that a workers makes. */

import { pictureName } from '../../../core/base/picture-name.ts'
import { namedPictures } from '../../../core/check/pictures.ts'
import { fileOf, type Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { SiteAssets } from '../../assets/assets.ts'
import type { KnownRelease, ReleasePair } from '../../publish/release/sync-file.ts'
import type { MadeByWorkers, MadePage } from '../pages/made-by-workers.ts'
import type { MakeMany } from '../pages/page-files.ts'
import type { Records } from '../records.ts'
import type { Order, OrderedPages, PagesMade } from './protocol.ts'
import type { Workers } from './workers.ts'

export type KnownSite = {
  readonly site: Site
  /** The pages of the site, published or not. */
  readonly all: readonly LinkedPage[]
}

/** Has a workers make the pages that it has read, of a site that it was told. */
export const makerOf =
  (workers: Workers, known: KnownSite, assets: SiteAssets): MakeMany =>
  (wanted, releases) =>
    makeByWorkers(workers, wanted, { ...orderOf(known, assets), releases })

/** What all members are told; `releases` are whole. */
type CommonOrder = Omit<Order, 'routes'>

/** `wanted` are the pages to be made. */
function makeByWorkers(
  { members }: Workers,
  wanted: readonly LinkedPage[],
  order: CommonOrder,
): MadeByWorkers {
  const files = new Set<string>()
  const makers = new Map<Route, number>()
  for (const [index, { paths, tell }] of members.entries()) {
    const routes = wanted.filter(({ source }) => paths.has(source.path)).map(({ route }) => route)
    const own = routes.map(fileOf)
    for (const route of routes) makers.set(route, index)
    for (const file of own) files.add(file)
    tell({ order: { ...order, routes, releases: partOf(order.releases, own) } })
  }
  const answers = new Map<number, PagesMade>()
  const made = new Map<Route, MadePage>()
  const waitFor = (index: number) => {
    const answer = members[index]?.made()
    if (!answer) return
    answers.set(index, answer)
    for (const [route, page] of answer.pages) made.set(route, page)
  }
  return {
    files,
    synced: (route) => {
      const maker = makers.get(route)
      if (maker !== undefined && !answers.has(maker)) waitFor(maker)
      return made.get(route)
    },
    askedByFrame: () => new Set([...answers.values()].flatMap(({ askedByFrame }) => askedByFrame)),
    spans: () => [...answers.values()].map(({ span }) => span),
  }
}

/** What is known of some of the files. */
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
 * All that a workers must know of a site, but for what its pages refer to. It need not be asked for pages then. A page
 * with mistakes has no record: nothing will be made, so nothing is told.
 */
export function tellSite({ members }: Workers, records: Records, all: readonly LinkedPage[]): void {
  const pages: OrderedPages = all.flatMap(({ source: { path }, traits: { types } }) => {
    const fields = records.current.get(path)?.fields
    return fields ? [[path, fields, types] as const] : []
  })
  if (pages.length < all.length) return
  const site = JSON.stringify(pages)
  for (const member of members) member.tell({ site })
}

function orderOf({ site, all }: KnownSite, assets: SiteAssets): Omit<CommonOrder, 'releases'> {
  const { pictures, shareImages, files: _files, ...rest } = assets
  return {
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
