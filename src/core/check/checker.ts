/** The parts of the check that look at one page at a time. Whoever keeps results may wrap them. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { leadsIn } from '../site/links.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { unreachable } from './across-pages/unreachable.ts'
import { checkLeads, type Judge, judgeOf } from './check-links.ts'
import type { Inspect } from './check-pictures.ts'
import { linkCollector, newLinkGraph, type PageFinding, type PageLinks } from './link-graph.ts'
import { type OwnChecks, ownChecker } from './page/check-page.ts'

export type CheckedLinks = PageLinks & { readonly found: readonly Diagnostic[] }

export type Checker = {
  /** What can be said of a page by itself. */
  readonly checkOwn: (page: LinkedPage) => OwnChecks
  /** Where it leads, and what is wrong with that. */
  readonly checkLinks: (page: LinkedPage) => CheckedLinks
  /** Which pages cannot be reached or lead nowhere. `links` are those of the pages, in their order. */
  readonly checkGraph: (pages: readonly LinkedPage[], links: readonly PageLinks[]) => readonly PageFinding[]
  readonly inspect: Inspect
  /** What there is to say of a link. */
  readonly judge: Judge
}

/** `pages` are all valid pages of the site. */
export type Wrap = (checker: Checker, site: Site, pages: readonly LinkedPage[]) => Checker

export function newChecker(site: Site, inspect: Inspect): Checker {
  const graph = newLinkGraph(site.table)
  const judge = judgeOf(site, graph.numberOf)
  const collector = linkCollector(graph)
  return {
    judge,
    inspect,
    checkOwn: ownChecker(site.config, site),
    checkLinks: (page) => {
      const { route, source, traits } = page
      const found: Diagnostic[] = []
      const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
      const pathOf = (index: number) => leadsIn(page.page.blocks, ['blocks'])[index]?.path ?? []
      collector.begin(route)
      checkLeads(traits.leads, pathOf, { site, judge, report, onLink: collector.add, route, source })
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
