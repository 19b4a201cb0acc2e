/** Documents that a crew makes, as they are asked for one after the other. */
import type { Assets } from '../assets.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Span } from '../clock.ts'
import type { MakeMany } from '../made/page-files.ts'
import type { FactName } from '../made/watched-site.ts'
import { pictureName } from '../picture-name.ts'
import { namedPictures } from '../pictures/check.ts'
import type { FileTraits } from '../planned-file.ts'
import { fileOf, type Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import type { Crew } from './crew.ts'
import type { Batch, Made, Order, OrderedPages } from './protocol.ts'

type Asked = { readonly asked: ReadonlySet<FactName> }
type Taken = Asked & { readonly made: Made }

export type MadeByCrew = {
  /** The files that it writes, as long as nothing keeps it from that. */
  readonly files: ReadonlySet<string>
  /** Waits until the page is made. `undefined` of one that it did not write. */
  readonly written: (route: Route) => (Asked & { readonly file: FileTraits }) | undefined
  /** Waits as well. `undefined` of a page that is left to this thread. */
  readonly take: (route: Route) => (Asked & { readonly result: Uint8Array }) | undefined
  readonly askedByFrame: () => ReadonlySet<FactName>
  readonly spans: () => readonly Span[]
}

export type Known = {
  readonly site: Site
  /** The pages of the site, published or not. */
  readonly all: readonly LinkedPage[]
}

/** Has a crew make the pages that it has read, of a site that it was told. */
export const makerOf =
  (crew: Crew, known: Known, assets: Assets): MakeMany =>
  (wanted, folder) =>
    madeByCrew(crew, wanted, { ...orderOf(known, assets), folder })

/** `wanted` are the pages to be made, in the order in which they are asked for. */
function madeByCrew(
  { members }: Crew,
  wanted: readonly LinkedPage[],
  order: Omit<Order, 'routes'>,
): MadeByCrew {
  const shares = members.map((): Route[] => [])
  const makers = new Map<Route, number>()
  for (const { route, source } of wanted) {
    const reader = members.findIndex(({ paths }) => paths.has(source.path))
    if (reader < 0) continue
    makers.set(route, reader)
    shares[reader]?.push(route)
  }
  for (const [index, member] of members.entries())
    member.tell({ order: { ...order, routes: shares[index] ?? [] } })
  const ready = new Map<Route, Taken>()
  const latest = new Map<number, Batch>()
  const waitFor = (route: Route): Taken | undefined => {
    const maker = makers.get(route)
    const member = maker === undefined ? undefined : members[maker]
    if (maker === undefined || !member) return undefined
    while (!ready.has(route)) {
      const batch = member.nextBatch()
      latest.set(maker, batch)
      for (const { route, made, asked } of batch.pages) ready.set(route, { made, asked: new Set(asked) })
    }
    return ready.get(route)
  }
  return {
    files: new Set(order.folder === undefined ? [] : [...makers.keys()].map(fileOf)),
    written: (route) => {
      const taken = waitFor(route)
      if (!taken || !('written' in taken.made)) return undefined
      ready.delete(route)
      return { file: taken.made.written, asked: taken.asked }
    },
    take: (route) => {
      const taken = waitFor(route)
      ready.delete(route)
      return taken && 'result' in taken.made ? { result: taken.made.result, asked: taken.asked } : undefined
    },
    askedByFrame: () => new Set([...latest.values()].flatMap(({ askedByFrame }) => askedByFrame)),
    spans: () => [...latest.values()].map(({ span }) => span),
  }
}

/** All that a crew must know of a site, but for what its pages refer to. It need not be asked for pages then. */
export function tellSite({ members }: Crew, cache: PageCache, { site, all }: Known): void {
  const pages: OrderedPages = all.map(({ source: { path }, traits: { types } }) => {
    const fields = cache.recordOf(path)?.fields
    if (!fields) throw new Error(`Nothing is known of ${path}`)
    return [path, fields, types]
  })
  const told = { siteText: site.configSource.text, pages: JSON.stringify(pages) }
  for (const member of members) member.tell({ site: told })
}

function orderOf({ site, all }: Known, assets: Assets): Omit<Order, 'routes' | 'folder'> {
  const { pictures, shareImages, files: _files, ...rest } = assets
  return {
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
