/** Every page can be found from the home page, and leads on. */
import { z } from 'zod'
import * as blocks from '../../../schema/blocks.ts'
import * as messages from '../../diagnostics/messages/pages.ts'
import { addressOf } from '../address.ts'
import type { WayFinding } from '../cache/kept-links.ts'
import type { Route } from '../routes.ts'
import type { LinkedPage, Site } from '../site.ts'
import { walk } from '../walk.ts'
import type { Ways } from '../ways.ts'

/** `ways` knows the links of the pages; what site.yaml leads to is added here. */
export function wayFindings(site: Site, ways: Ways): readonly WayFinding[] {
  const found: WayFinding[] = []
  addChains(site, ways)
  const pages = [...site.pages.values()]
  const lists = pages.some((page) => leadsTo(page, 'all pages'))
  const reached = new Set<Route>()
  for (const route of starts(site)) reach(route, ways, reached)
  for (const orphan of orphansOf(pages, ways, reached)) {
    const finding = findingFor(orphan, lists)
    if (finding) found.push([orphan.route, finding])
  }
  for (const page of pages) {
    if (page.page.layout !== 'bare' && !leadsOn(page, site, ways))
      found.push([page.route, messages.deadEnd()])
  }
  return found
}

function addChains({ config, table }: Site, ways: Ways): void {
  for (const chain of Object.values(config.chains ?? {})) {
    const routes = chain.flatMap(({ href }) => table.find(href)?.route ?? [])
    routes.forEach((route, index) => {
      const next = routes[index + 1]
      if (next !== undefined) ways.add(route, next)
    })
  }
}

/** Where visitors begin: the home page, the menus, and the page for what is not found. */
function starts({ config: { chains, links, ...frame }, ...site }: Site): ReadonlySet<Route> {
  const found = new Set<Route>(['/', '/404'])
  walk(frame, [], (name, href) => {
    if (name !== 'href') return
    const { address } = addressOf(href, { ...frame, links }, site.table)
    if (address?.kind === 'page') found.add(address.route)
  })
  return found
}

function reach(start: Route, ways: Ways, reached: Set<Route>): void {
  const open = [start]
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (reached.has(route)) continue
    reached.add(route)
    open.push(...ways.pagesFrom(route))
  }
}

/** Of pages that only lead to each other the first; of those behind a page that nothing leads to only that one. */
function orphansOf(
  pages: readonly LinkedPage[],
  ways: Ways,
  reached: ReadonlySet<Route>,
): readonly LinkedPage[] {
  const lost = pages.filter(({ route }) => !reached.has(route))
  const led = new Set(lost.flatMap(({ route }) => [...ways.pagesFrom(route)]))
  const found = new Set(reached)
  const first = (candidates: readonly LinkedPage[]) =>
    candidates.filter(({ route }) => {
      if (found.has(route)) return false
      reach(route, ways, found)
      return true
    })
  return [...first(lost.filter(({ route }) => !led.has(route))), ...first(lost)]
}

function findingFor({ route, page }: LinkedPage, lists: boolean) {
  if (page.draft) return undefined
  if (page.layout === 'bare') return messages.pageNotFramed(route)
  if (page.noindex) return undefined
  return lists ? messages.pageOnlyListed(route) : messages.pageOrphan(route)
}

/** A way on is a link to another page that is there now, out of the site, or to people. */
function leadsOn(page: LinkedPage, site: Site, ways: Ways): boolean {
  if (ways.leadsOut(page.route) || leadsTo(page, 'people') || leadsTo(page, 'all pages')) return true
  return [...ways.pagesFrom(page.route)].some((route) => site.pages.has(route))
}

const leading = new Map(
  Object.entries(blocks).map(([type, schema]) => [type, z.globalRegistry.get(schema)?.leadsTo]),
)

function leadsTo({ traits }: LinkedPage, what: string): boolean {
  return traits.types.some((type) => leading.get(type) === what)
}
