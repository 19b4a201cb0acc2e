/** Documents that a crew makes, as they are asked for one after the other. */
import type { Assets } from '../assets.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Span } from '../clock.ts'
import type { MakeMany } from '../made/page-files.ts'
import type { FactName } from '../made/watched-site.ts'
import { pictureName } from '../picture-name.ts'
import { namedPictures } from '../pictures/check.ts'
import type { Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import type { Crew } from './crew.ts'
import type { Batch, Order, OrderedPages } from './protocol.ts'

export type Document = { readonly result: Uint8Array; readonly asked: ReadonlySet<FactName> }

export type MadeByCrew = {
  /** Waits until it is made. `undefined` of a page that is left to this thread. */
  readonly take: (route: Route) => Document | undefined
  readonly askedByFrame: () => ReadonlySet<FactName>
  readonly spans: () => readonly Span[]
}

export type Known = {
  readonly site: Site
  /** The pages of the site, published or not. */
  readonly all: readonly LinkedPage[]
  readonly cache: PageCache
  readonly assets: Assets
}

/** Has a crew make the pages that it has read. */
export const makerOf =
  (crew: Crew, known: Known): MakeMany =>
  (wanted) =>
    madeByCrew(crew, wanted, known)

/** `wanted` are the pages to be made, in the order in which they are asked for. */
function madeByCrew({ members }: Crew, wanted: readonly LinkedPage[], known: Known): MadeByCrew {
  const shares = members.map((): Route[] => [])
  const makers = new Map<Route, number>()
  for (const { route, source } of wanted) {
    const reader = members.findIndex(({ paths }) => paths.has(source.path))
    if (reader < 0) continue
    makers.set(route, reader)
    shares[reader]?.push(route)
  }
  const shared = orderOf(known)
  for (const [index, member] of members.entries()) member.make({ ...shared, routes: shares[index] ?? [] })
  const ready = new Map<Route, Document>()
  const latest = new Map<number, Batch>()
  return {
    take: (route) => {
      const maker = makers.get(route)
      const member = maker === undefined ? undefined : members[maker]
      if (maker === undefined || !member) return undefined
      while (!ready.has(route)) {
        const batch = member.nextBatch()
        latest.set(maker, batch)
        for (const { route, result, asked } of batch.pages)
          ready.set(route, { result, asked: new Set(asked) })
      }
      const document = ready.get(route)
      ready.delete(route)
      return document
    },
    askedByFrame: () => new Set([...latest.values()].flatMap(({ askedByFrame }) => askedByFrame)),
    spans: () => [...latest.values()].map(({ span }) => span),
  }
}

function orderOf({ site, all, cache, assets }: Known): Omit<Order, 'routes'> {
  const { pictures, shareImages, files: _files, ...rest } = assets
  const pages: OrderedPages = all.map(({ source: { path }, traits: { types } }) => {
    const fields = cache.recordOf(path)?.fields
    if (!fields) throw new Error(`Nothing is known of ${path}`)
    return [path, fields, types]
  })
  return {
    siteText: site.configSource.text,
    pages: JSON.stringify(pages),
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
