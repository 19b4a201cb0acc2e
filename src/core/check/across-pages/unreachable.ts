/** Finds pages that cannot be reached from the home page, and pages without a link to go on. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { walk } from '../../base/walk.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import type { LinkGraph, PageFinding, PageNumber } from '../link-graph.ts'

/** `graph` has the links of the pages. Adds the chains of site.yaml to it. */
export function unreachable(site: Site, graph: LinkGraph): readonly PageFinding[] {
  const found: PageFinding[] = []
  addChains(site, graph)
  const pages = [...site.pages.values()]
  const lists = pages.some((page) => leadsTo(page, 'all pages'))
  const reached = new Uint8Array(graph.size)
  for (const route of starts(site)) reach(graph.numberOf(route), graph, reached)
  for (const orphan of orphansOf(pages, graph, reached)) {
    const finding = findingFor(orphan, lists)
    if (finding) found.push([orphan.route, finding])
  }
  const isThere = new Uint8Array(graph.size)
  for (const { route } of pages) isThere[graph.numberOf(route) ?? -1] = 1
  for (const page of pages) {
    if (page.page.layout !== 'bare' && !leadsOn(page, graph, isThere))
      found.push([page.route, messages.deadEnd()])
  }
  return found
}

function addChains({ config, table }: Site, graph: LinkGraph): void {
  for (const chain of Object.values(config.chains ?? {})) {
    const routes = chain.flatMap(({ href }) => table.find(href)?.route ?? [])
    routes.forEach((route, index) => {
      const next = routes[index + 1]
      const to = next === undefined || next === route ? undefined : graph.numberOf(next)
      if (to !== undefined) graph.add(route, { to: [to], out: false })
    })
  }
}

/** Where visitors begin: the home page, the links of every page, and the 404 page. */
function starts({
  config: { chains: _chains, links: _links, ...frame },
  addressOf,
}: Site): ReadonlySet<Route> {
  const found = new Set<Route>(['/', '/404'])
  walk(frame, [], (name, href) => {
    if (name !== 'href') return
    const { address } = addressOf(href)
    if (address?.kind === 'page') found.add(address.route)
  })
  return found
}

/** Marks `start` and all pages that it leads to with a 1 in `reached`. */
function reach(start: PageNumber | undefined, graph: LinkGraph, reached: Uint8Array): void {
  const open = start === undefined ? [] : [start]
  for (let page = open.pop(); page !== undefined; page = open.pop()) {
    if (reached[page] === 1) continue
    reached[page] = 1
    for (const to of graph.from(page).to) if (reached[to] === 0) open.push(to)
  }
}

/** Reports one page for each unreachable group: the one that nothing links to, or the first of a circle. */
function orphansOf(
  pages: readonly LinkedPage[],
  graph: LinkGraph,
  reached: Readonly<Uint8Array>,
): readonly LinkedPage[] {
  const found = Uint8Array.from(reached)
  const isNew = ({ route }: LinkedPage) => found[graph.numberOf(route) ?? -1] === 0
  const lost = pages.filter(isNew)
  const led = new Set(lost.flatMap(({ route }) => graph.from(graph.numberOf(route)).to))
  const first = (candidates: readonly LinkedPage[]) =>
    candidates.filter((page) => {
      if (!isNew(page)) return false
      reach(graph.numberOf(page.route), graph, found)
      return true
    })
  return [...first(lost.filter(({ route }) => !led.has(graph.numberOf(route) ?? -1))), ...first(lost)]
}

function findingFor({ route, page }: LinkedPage, lists: boolean) {
  if (page.draft) return undefined
  if (page.layout === 'bare') return messages.pageNotFramed(route)
  if (page.noindex) return undefined
  return lists ? messages.pageOnlyListed(route) : messages.pageOrphan(route)
}

/** Whether a page has a link to a published page, out of the site, or to people. */
function leadsOn(page: LinkedPage, graph: LinkGraph, isThere: Readonly<Uint8Array>): boolean {
  const { to, out } = graph.from(graph.numberOf(page.route))
  if (out || leadsTo(page, 'people') || leadsTo(page, 'all pages')) return true
  return to.some((number) => isThere[number] === 1)
}

const leading = new Map(
  Object.entries(blocks).map(([type, schema]) => [type, z.globalRegistry.get(schema)?.leadsTo]),
)

function leadsTo({ traits }: LinkedPage, what: string): boolean {
  return traits.types.some((type) => leading.get(type) === what)
}
