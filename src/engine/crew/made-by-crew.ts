/** Pages that a crew makes. */
import type { Assets } from '../assets.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Span } from '../clock.ts'
import type { MakeMany } from '../made/page-files.ts'
import type { FactName } from '../made/watched-site.ts'
import { pictureName } from '../picture-name.ts'
import { namedPictures } from '../pictures/check.ts'
import type { Known, Releases } from '../release/bring.ts'
import { fileOf, type Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import type { Crew } from './crew.ts'
import type { MadePage, Order, OrderedPages, PagesMade } from './protocol.ts'

export type MadeByCrew = {
  /** The paths of the files that it brings up to date, as long as nothing keeps it from that. */
  readonly files: ReadonlySet<string>
  /** Waits until the page is made. `undefined` of one that is left to this thread. */
  readonly brought: (route: Route) => MadePage | undefined
  readonly askedByFrame: () => ReadonlySet<FactName>
  readonly spans: () => readonly Span[]
}

export type KnownSite = {
  readonly site: Site
  /** The pages of the site, published or not. */
  readonly all: readonly LinkedPage[]
}

/** Has a crew make the pages that it has read, of a site that it was told. */
export const makerOf =
  (crew: Crew, known: KnownSite, assets: Assets): MakeMany =>
  (wanted, releases) =>
    madeByCrew(crew, wanted, { ...orderOf(known, assets), releases })

/** What all members are told; `releases` are whole. */
type CommonOrder = Omit<Order, 'routes'>

/** `wanted` are the pages to be made. */
function madeByCrew({ members }: Crew, wanted: readonly LinkedPage[], order: CommonOrder): MadeByCrew {
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
    brought: (route) => {
      const maker = makers.get(route)
      if (maker !== undefined && !answers.has(maker)) waitFor(maker)
      return made.get(route)
    },
    askedByFrame: () => new Set([...answers.values()].flatMap(({ askedByFrame }) => askedByFrame)),
    spans: () => [...answers.values()].map(({ span }) => span),
  }
}

/** What is known of some of the files. */
function partOf({ mine, theirs }: Releases, paths: readonly string[]): Releases {
  const part = ({ folder, state }: Known) => ({
    folder,
    state: new Map(
      paths.flatMap((path) => {
        const known = state.get(path)
        return known ? [[path, known] as const] : []
      }),
    ),
  })
  return { mine: part(mine), theirs: theirs && part(theirs) }
}

/**
 * All that a crew must know of a site, but for what its pages refer to. It need not be asked for pages then. A page
 * with mistakes has no record: nothing will be made, so nothing is told.
 */
export function tellSite({ members }: Crew, cache: PageCache, all: readonly LinkedPage[]): void {
  const pages: OrderedPages = all.flatMap(({ source: { path }, traits: { types } }) => {
    const fields = cache.records.get(path)?.fields
    return fields ? [[path, fields, types] as const] : []
  })
  if (pages.length < all.length) return
  const site = JSON.stringify(pages)
  for (const member of members) member.tell({ site })
}

function orderOf({ site, all }: KnownSite, assets: Assets): Omit<CommonOrder, 'releases'> {
  const { pictures, shareImages, files: _files, ...rest } = assets
  return {
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
