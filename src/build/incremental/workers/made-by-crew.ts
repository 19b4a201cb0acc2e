/** Documents that a crew makes, as they are asked for one after the other. */

import type { Span } from '../../../core/base/clock.ts'
import { pictureName } from '../../../core/base/picture-name.ts'
import { namedPictures } from '../../../core/check/pictures.ts'
import { fileOf, type Route } from '../../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { Assets } from '../../assets/assets.ts'
import type { Brought, Known, Releases } from '../../publish/release/bring.ts'
import type { OtherFiles } from '../../publish/release/bring-up.ts'
import type { MakeMany } from '../pages/page-files.ts'
import type { FactName } from '../pages/watched-site.ts'
import type { HeldBlocks } from '../records/held-blocks.ts'
import type { PageCache } from '../records/page-cache.ts'
import type { Crew } from './crew.ts'
import type { Batch, Made, Order, OrderedPages } from './protocol.ts'
import { claimer, MAIN, newSpare, type Spare } from './spare.ts'

type Asked = { readonly asked: ReadonlySet<FactName> }
type Taken = Asked & { readonly made: Made }

export type MadeByCrew = {
  /** The files that it brings up to date, as long as nothing keeps it from that. */
  readonly files: OtherFiles
  /** Waits until the page is made. `undefined` of one that it did not bring. */
  readonly brought: (route: Route) => (Asked & { readonly file: Brought }) | undefined
  /** Waits as well. `undefined` of a page that is left to this thread. */
  readonly take: (route: Route) => (Asked & { readonly result: Uint8Array }) | undefined
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
  (crew: Crew, known: KnownSite, assets: Assets, blocks: HeldBlocks): MakeMany =>
  (wanted, releases) =>
    madeByCrew(crew, wanted, { order: orderOf(known, assets), blocks, releases })

/** What all members are told. */
type CommonOrder = Pick<Order, 'assets' | 'pictures' | 'shareImages'>
type Making = {
  readonly order: CommonOrder
  readonly blocks: HeldBlocks
  readonly releases: Releases
}

/** `wanted` are the pages to be made, in the order in which they are asked for. */
function madeByCrew(
  { members }: Crew,
  wanted: readonly LinkedPage[],
  { order, blocks, releases }: Making,
): MadeByCrew {
  const { own, shares } = sharesOf(wanted, members)
  const makers = new Map(shares.flatMap((share, index) => share.map(({ route }) => [route, index] as const)))
  const spare = newSpare([own, ...shares], blocks)
  for (const [index, member] of members.entries()) {
    const routes = (shares[index] ?? []).map(({ route }) => route)
    const files = new Set([...routes, ...spare.pages.map(({ route }) => route)].map(fileOf))
    const number = MAIN + 1 + index
    member.tell({ order: { ...order, routes, spare, number, releases: partOf(releases, files) } })
  }
  const claimOf = claimer(spare, MAIN)
  const memberOf = (route: Route): number | undefined => {
    const claim = claimOf(route)
    return claim === undefined ? makers.get(route) : claim - MAIN - 1
  }
  const ready = new Map<Route, Taken>()
  const latest = new Map<number, Batch>()
  const waitFor = (route: Route): Taken | undefined => {
    const index = memberOf(route) ?? -1
    const member = members[index]
    if (!member) return undefined
    while (!ready.has(route)) {
      const batch = member.nextBatch()
      latest.set(index, batch)
      for (const { route, made, asked } of batch.pages) ready.set(route, { made, asked: new Set(asked) })
    }
    return ready.get(route)
  }
  return {
    files: filesOfOthers([...makers.keys()], spare, claimOf),
    brought: (route) => {
      const taken = waitFor(route)
      if (!taken || !('brought' in taken.made)) return undefined
      ready.delete(route)
      return { file: taken.made.brought, asked: taken.asked }
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

/** Once this thread has made its own pages it makes those to which nobody has come yet, and then asks for the others. */
function filesOfOthers(
  routes: readonly Route[],
  spare: Spare,
  claimOf: (route: Route) => unknown,
): OtherFiles {
  const files = new Set(routes.map(fileOf))
  return {
    has: (path) => files.has(path),
    *inOrder() {
      const own = new Set<string>()
      for (const { route } of spare.pages.toReversed()) {
        const file = fileOf(route)
        if (!files.has(file) || claimOf(route) !== MAIN) continue
        own.add(file)
        yield file
      }
      for (const file of files) if (!own.has(file)) yield file
    },
  }
}

/** Who has read a page makes it, unless that is spare. `own` are those of this thread. */
function sharesOf(wanted: readonly LinkedPage[], members: Crew['members']) {
  const own: LinkedPage[] = []
  const shares = members.map((): LinkedPage[] => [])
  for (const page of wanted) {
    const reader = members.findIndex(({ paths }) => paths.has(page.source.path))
    const share = shares[reader] ?? own
    share.push(page)
  }
  return { own, shares }
}

/** What is known of some of the files. */
function partOf({ mine, theirs }: Releases, paths: ReadonlySet<string>): Releases {
  const part = ({ folder, state }: Known) => ({
    folder,
    state: new Map(
      [...paths].flatMap((path) => {
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
    const fields = cache.recordOf(path)?.fields
    return fields ? [[path, fields, types] as const] : []
  })
  if (pages.length < all.length) return
  const site = JSON.stringify(pages)
  for (const member of members) member.tell({ site })
}

function orderOf({ site, all }: KnownSite, assets: Assets): CommonOrder {
  const { pictures, shareImages, files: _files, ...rest } = assets
  return {
    assets: rest,
    pictures: namedPictures(site, all).map(({ picture }) => [pictureName(picture), pictures(picture)]),
    shareImages: [...shareImages],
  }
}
