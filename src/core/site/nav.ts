/** Menus, chains and lists of pages, from site.yaml and the routes. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { LinkFields, ResolvedLink, RouteEntry, RouteGroup } from '../../block/view.ts'
import type { NavItem } from '../../shell/types.ts'
import { homeOf, isNotFound, ownRoute, prefixOf } from './languages.ts'
import type { Route, RouteTable } from './routes.ts'
import type { LinkedPage, Site } from './site.ts'

export type Resolve = (fields: LinkFields) => ResolvedLink

export function navItems({ config }: Site, resolve: Resolve): readonly NavItem[] {
  return config.header.map((entry) => ({ ...resolve(entry), links: (entry.links ?? []).map(resolve) }))
}

/** The page that an address of site.yaml leads to, in the language of the site if it is there. */
export function pageAt(site: Site, href: string | undefined): Route | undefined {
  const address = href === undefined ? undefined : site.addressOf(href).address
  return address?.kind === 'page' ? address.route : undefined
}

/** The next pages of a page, in all chains that contain it. */
export function nextLinks(site: Site, route: Route, resolve: Resolve): readonly ResolvedLink[] {
  const next = new Map<string, ResolvedLink>()
  for (const chain of Object.values(site.config.chains ?? {})) {
    chain.forEach((entry, index) => {
      const following = chain[index + 1]
      if (!following || pageAt(site, entry.href) !== route) return
      const link = resolve(following)
      if (link.href !== '' && !next.has(link.href)) next.set(link.href, link)
    })
  }
  return [...next.values()]
}

/** Whether lists show a page. Pages for frames and the 404 page are not listed. */
export function isListed(site: Pick<Site, 'languages'>, { route, page }: LinkedPage): boolean {
  return page.layout !== 'bare' && !isNotFound(site, route)
}

/** The addresses of a menu, with those in its dropdowns. */
export const menuAddresses = ({ header = [] }: Partial<Pick<SiteConfig, 'header'>>): readonly string[] =>
  header.flatMap(({ href = [], links = [] }) => [href, ...links.map((link) => link.href ?? [])].flat())

/** The page that lists all pages of the language: lists in other languages do not have them. */
export function pageOfAll(site: Site): Route | undefined {
  const isList = (page: LinkedPage) =>
    prefixOf(site.languages, page.route) === site.prefix &&
    page.traits.types.includes('routeList') &&
    isListed(site, page)
  return [...site.pages.values()].find(isList)?.route
}

/** All listed pages of a language, each once: single entries of the menu, then its groups, then the other pages. */
export function routeGroups(site: Site, resolve: Resolve): readonly RouteGroup[] {
  const shown = new Set<Route>()
  const take = (routes: readonly (Route | undefined)[]): RouteEntry[] =>
    routes.flatMap((route) => {
      const found = route === undefined ? undefined : site.pages.get(route)
      if (!found || !isListed(site, found) || shown.has(found.route)) return []
      if (prefixOf(site.languages, found.route) !== site.prefix) return []
      shown.add(found.route)
      return [entryOf(found, resolve)]
    })
  const { header } = site.config
  const routeAt = ({ href }: LinkFields) => pageAt(site, href)
  const single = take(header.filter(({ links }) => !links).map(routeAt))
  const groups = header
    .filter(({ links }) => links)
    .map(({ title, links }) => ({ title: title ?? '', entries: take((links ?? []).map(routeAt)) }))
  const rest = take([...site.pages.keys()].map((route) => ownRoute(site, route)))
  return [
    { title: site.config.organisation.shortName ?? site.config.organisation.name, entries: single },
    ...groups,
    { title: site.words.otherPages, entries: rest },
  ].filter(({ entries }) => entries.length > 0)
}

function entryOf({ route, page }: LinkedPage, resolve: Resolve): RouteEntry {
  return { route, href: resolve({ href: route }).href, title: page.title, description: page.description }
}

/** A breadcrumb. A group of the menu without a page of its own has no route. */
export type TrailStep = { readonly title: string; readonly route?: Route | undefined }

/** The breadcrumbs of a page: home as the menu calls it, its group in the menu, the page itself. */
export function trailOf(site: Site, route: Route): readonly TrailStep[] {
  const { config, pages, titles, words } = site
  const own = pages.get(route)
  const first = homeOf(site)
  if (!own || route === first) return []
  const group = groupsOf(site).get(route)
  const inMenu = config.header.find(({ href }) => href === '/' || href === first)?.title
  const ownTitle = pages.has(first) ? titles.get(first) : undefined
  const home = { title: inMenu ?? ownTitle ?? words.home, route: first }
  const last = { title: own.page.title, route }
  return group?.title && group.route !== route ? [home, group, last] : [home, last]
}

type Groups = { readonly table: RouteTable; readonly steps: ReadonlyMap<Route, TrailStep> }
const groups = new WeakMap<SiteConfig, Groups>()

/** The group of the menu for each page. Kept, since every page needs it. */
function groupsOf(site: Site): Groups['steps'] {
  const { config, table } = site
  const known = groups.get(config)
  if (known?.table === table) return known.steps
  const routeAt = (href: string | undefined) => pageAt(site, href)
  const steps = new Map<Route, TrailStep>()
  // If several groups have a page, the first one counts.
  for (const { title = '', links = [] } of config.header.toReversed()) {
    const step = { title, route: routeAt(links[0]?.href) }
    for (const link of links) steps.set(routeAt(link.href) ?? '', step)
  }
  groups.set(config, { table, steps })
  return steps
}
