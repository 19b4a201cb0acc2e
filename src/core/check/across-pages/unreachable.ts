/** Finds pages that cannot be reached from the home page, and pages without a link to go on. */
import { z } from 'zod'
import * as blocks from '../../../../schema/blocks.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { memoize } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { walk } from '../../base/walk.ts'
import { counterpart, homeOf, notFoundOf, prefixOf, siteFor, viewsOf } from '../../site/languages.ts'
import { pageAt, pageOfAll } from '../../site/nav.ts'
import type { Route } from '../../site/routes.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import type { LinkGraph, PageFinding, PageNumber } from '../links/link-graph.ts'

/** `graph` has the links of the pages. Adds the chains of site.yaml to it. */
export function unreachable(site: Site, graph: LinkGraph): readonly PageFinding[] {
  const found: PageFinding[] = []
  const views = viewsOf(site)
  for (const view of views) addChains(view, graph)
  const pages = [...site.pages.values()]
  const ends = deadEnds(pages, graph)
  addLanguages(site, graph)
  const reached = new Uint8Array(graph.size)
  for (const route of views.flatMap(starts)) reach(graph.numberOf(route), graph, reached)
  // The pages of the main language first: where they are in a menu, their translations are, too.
  const inOrder = views.flatMap(({ prefix }) =>
    pages.filter(({ route }) => prefixOf(site.languages, route) === prefix),
  )
  for (const orphan of orphansOf(inOrder, graph, reached)) {
    const finding = strangeLanguage(orphan, site) ?? findingFor(orphan, siteFor(site, orphan.route))
    if (finding) found.push([orphan.route, finding])
  }
  return [...found, ...withoutFrame(site, pages), ...ends]
}

/** The pages that are made for a frame, and are in none, also if links lead to them. */
function withoutFrame({ languages }: Site, pages: readonly LinkedPage[]): readonly PageFinding[] {
  const bare = pages.filter(({ page }) => page.layout === 'bare' && !page.draft)
  if (bare.length === 0) return []
  const framed = new Set<string>()
  for (const { traits } of pages) for (const to of traits.frames) framed.add(to.replace(/[?#].*/, ''))
  return bare.flatMap(({ route }) =>
    framed.has(route) || framed.has(route.slice(prefixOf(languages, route).length))
      ? []
      : [[route, messages.pageNotFramed(route)]],
  )
}

/** The pages that lead nowhere else. */
function deadEnds(pages: readonly LinkedPage[], graph: LinkGraph): readonly PageFinding[] {
  const isThere = new Uint8Array(graph.size)
  for (const { route } of pages) isThere[graph.numberOf(route) ?? -1] = 1
  // Nobody reads on from a page that is not for search engines, such as a legal one.
  return pages
    .filter(
      (linked) => linked.page.layout !== 'bare' && !linked.page.noindex && !leadsOn(linked, graph, isThere),
    )
    .map(({ route }) => [route, messages.deadEnd()])
}

function addChains(site: Site, graph: LinkGraph): void {
  for (const chain of Object.values(site.config.chains ?? {})) {
    const routes = chain.flatMap(({ href }) => pageAt(site, href) ?? [])
    routes.forEach((route, index) => {
      const next = routes[index + 1]
      const to = next === undefined || next === route ? undefined : graph.numberOf(next)
      if (to !== undefined) graph.add(route, { to: [to], out: false })
    })
  }
}

/** The header leads from a page to the same page in other languages. It is no way on: the words are the same. */
function addLanguages({ languages, searchable }: Site, graph: LinkGraph): void {
  for (const route of searchable)
    for (const prefix of languages.keys()) {
      const same = graph.numberOf(counterpart({ languages }, route, prefix))
      if (same !== undefined && same !== graph.numberOf(route)) graph.add(route, { to: [same], out: false })
    }
}

/** Where visitors of a language begin: the home page, the links of every page, and the 404 page. */
function starts(site: Site): readonly Route[] {
  const { config, addressOf } = site
  const { chains: _chains, links: _links, languages: _languages, ...frame } = config
  const list = config.search && pageOfAll(site)
  const found = new Set<Route>([homeOf(site), notFoundOf(site), ...(list ? [list] : [])])
  walk(frame, [], (name, href) => {
    if (name !== 'href') return
    const { address } = addressOf(href)
    if (address?.kind === 'page') found.add(address.route)
  })
  return [...found]
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

/** A folder with the name of a language that site.yaml does not name. `it` and `hr` may be departments. */
function strangeLanguage({ route, page }: LinkedPage, { languages, config }: Site) {
  const [, words = ''] = /^\/([a-z-]{3,})\//i.exec(route) ?? []
  const known = [...languages.keys()].map((prefix) => prefix.slice(1)).find((code) => isNamed(words, code))
  if (known !== undefined) return messages.languageNotNamed(words, known, config.lang, true)
  const [, folder] = /^\/(?!it|hr)([a-z]{2})(?:\/|$)/.exec(route) ?? []
  if (folder === undefined || page.draft || page.noindex) return undefined
  const isMore = languages.size > 0
  if (isMore && (languages.has(`/${folder}`) || config.lang.startsWith(folder))) return undefined
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(folder)
  return language && messages.languageNotNamed(folder, language, config.lang, false, isMore)
}

/** `swahili`, `kiswahili` or `sw-KE` for `sw`. */
const isNamed = (words: string, code: string) =>
  code !== '' && (words.toLowerCase().startsWith(`${code}-`) || namesOf(code).includes(words.toLowerCase()))

const namesOf = memoize((code: string): readonly (string | undefined)[] =>
  ['en', code].map((own) => new Intl.DisplayNames(own, { type: 'language' }).of(code)?.toLowerCase()),
)

function findingFor({ route, page }: LinkedPage, site: Site) {
  if (page.draft || page.noindex || page.layout === 'bare') return undefined
  const message = pageOfAll(site) === undefined ? messages.pageOrphan : messages.pageOnlyListed
  return message(route, menuOf(site))
}

/** The menu of a language in site.yaml. Empty if it shares that of the main language. */
function menuOf({ prefix, configSource }: Site): string | undefined {
  if (prefix === '') return undefined
  const name = prefix.slice(1)
  const own = valueAt(configSource.value, ['languages', name, 'header'])
  return own === undefined ? '' : `the menu below \`languages: ${name}:\``
}

/** Whether a page has a link to a published page, out of the site, to people or to a calendar. */
function leadsOn({ route, traits }: LinkedPage, graph: LinkGraph, isThere: Readonly<Uint8Array>): boolean {
  const { to, out } = graph.from(graph.numberOf(route))
  if (out || traits.hasBareLinks || traits.types.some((type) => leading.get(type))) return true
  return to.some((number) => isThere[number] === 1)
}

const leading = new Map(
  Object.entries(blocks).map(([type, schema]) => [type, z.globalRegistry.get(schema)?.leadsTo]),
)
