/** The checks of one page at a time. `WrapChecker` lets a command with kept results replace them. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { memoize, once } from '../base/memoize.ts'
import { prefixOf, viewOf } from '../site/languages.ts'
import { linksIn } from '../site/links.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { unreachable } from './across-pages/unreachable.ts'
import type { Inspect } from './check-pictures.ts'
import { checkConfigTexts } from './config/config-texts.ts'
import { addressChecker, type CheckAddress, checkLinks } from './links/check-links.ts'
import { linkCollector, newLinkGraph, type PageFinding, type PageLinks } from './links/link-graph.ts'
import { type PageChecks, pageChecker } from './page/check-page.ts'

export type CheckedLinks = PageLinks & { readonly found: readonly Diagnostic[] }

export type Checker = {
  /** Checks the texts of site.yaml, which depend on nothing else. */
  readonly checkConfigTexts: () => readonly Diagnostic[]
  /** Checks all that depends on nothing but the page and site.yaml. */
  readonly checkPage: (page: LinkedPage) => PageChecks
  /** Checks the links of a page, and says where they lead. */
  readonly checkLinks: (page: LinkedPage) => CheckedLinks
  /** Finds pages that cannot be reached, or lead nowhere. `links` are those of `pages`, in the same order. */
  readonly checkGraph: (pages: readonly LinkedPage[], links: readonly PageLinks[]) => readonly PageFinding[]
  readonly inspect: Inspect
  /** The site as the pages of a language see it, and how their links are checked. */
  readonly inLanguage: (prefix: string) => { readonly site: Site; readonly checkAddress: CheckAddress }
}

/** `pages` are all valid pages of the site. */
export type WrapChecker = (checker: Checker, site: Site, pages: readonly LinkedPage[]) => Checker

export function newChecker(site: Site, inspect: Inspect): Checker {
  const graph = newLinkGraph(site.table)
  const own = memoize((prefix: string) => {
    const view = viewOf(site, prefix)
    return { site: view, checkAddress: addressChecker(view, graph.numberOf) }
  })
  const collector = linkCollector(graph)
  return {
    inLanguage: own,
    inspect,
    checkConfigTexts: () => {
      const found: Diagnostic[] = []
      checkConfigTexts(site, (diagnostic) => found.push(diagnostic))
      return found
    },
    checkPage: pageChecker(site.config, site, site.languages),
    checkLinks: (page) => {
      const { route, source, traits } = page
      const found: Diagnostic[] = []
      const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
      const links = once(() => linksIn(page.page.blocks, ['blocks']))
      const pathOf = (index: number) => links()[index]?.path ?? []
      collector.begin(route)
      const context = own(prefixOf(site.languages, route))
      checkLinks(traits.links, pathOf, { ...context, report, onLink: collector.add, route, source })
      return { ...collector.end(), found }
    },
    checkGraph: (pages, links) => {
      pages.forEach(({ route }, index) => {
        const own = links[index]
        if (own) graph.add(route, own)
      })
      return unreachable(site, graph)
    },
  }
}
