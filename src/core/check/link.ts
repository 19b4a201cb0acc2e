/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */

import { type FoundBefore, facesOf, type KeptLinks } from '../../build/incremental/records/kept-links.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { leadsIn } from '../site/leads.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { fieldSpot } from '../yaml/spot.ts'
import { type Checks, checkAddress, checkLeads, type Judge, judgeOf } from './check-leads.ts'
import { ownChecker } from './check-own.ts'
import { checkPasted } from './pasted-texts.ts'
import { checkSite } from './site-rules.ts'
import { newWays, type PageWays, type Ways, waysCollector } from './ways.ts'
import { textChecks } from './whole-site/texts.ts'
import { wayFindings } from './whole-site/ways-through.ts'
import { checkWholeSite } from './whole-site/whole-site.ts'

/**
 * `pages` are all valid pages, published or not. Of most of them nothing but their traits may have been read. With what
 * was kept, links are looked at again only where something was found of them.
 */
export function link(site: Site, pages: readonly LinkedPage[], report: Report, kept?: KeptLinks): void {
  let refused = false
  const tell: Report = (diagnostic) => {
    refused ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  const ways = newWays(site.table)
  const judge = judgeOf(site, ways.numberOf)
  checkConfig(site, judge, tell)
  const { routes } = site.table
  const faces = kept && facesOf(site, pages)
  const before = faces && kept?.find(faces)
  const leads = leadsChecker(site, { ways, judge, before }, tell)
  const checkOwn = ownChecker(site.config, site)
  const spellings = pages.map((page, number) => {
    const { found, spellings } = page.checks ?? checkOwn(page)
    for (const diagnostic of found) tell(diagnostic)
    leads.check(page, number)
    return spellings
  })
  checkSite(site, spellings, report)
  // What a page with mistakes leads to is not known.
  const complete = !refused && pages.length === routes.length
  const found = complete ? (before?.ways ?? wayFindings(site, ways)) : undefined
  checkWholeSite(site, pages, found, report)
  if (found && faces && !before?.ways) kept?.save(faces, { ways: found, pages: leads.pages })
}

type Linking = {
  readonly ways: Ways
  readonly judge: Judge
  readonly before: FoundBefore | undefined
}

/** Checks what pages lead to, one page after the other, as far as that was not found before. */
function leadsChecker(site: Site, { ways, judge, before }: Linking, report: Report) {
  const pages: (PageWays | undefined)[] = []
  const collector = waysCollector(ways)
  let found = 0
  const count: Report = (diagnostic) => {
    found++
    report(diagnostic)
  }
  const checked = (page: LinkedPage) => {
    const before = found
    collector.begin(page.route)
    checkPageLeads(page, { site, judge, report: count, leadsTo: collector.add })
    return { ways: collector.end(), clean: found === before }
  }
  const check = (page: LinkedPage, number: number) => {
    const isClean = before?.isClean(number)
    // Where it leads is asked only by those who find out what is to be said of all ways.
    if (isClean && before?.ways) return
    const known = isClean ? before?.waysFrom(number) : undefined
    const found = known ? { ways: known, clean: true } : checked(page)
    ways.add(page.route, found.ways)
    pages.push(found.clean ? found.ways : undefined)
  }
  return { check, pages }
}

function checkPageLeads(linked: LinkedPage, told: Omit<Checks, 'route' | 'source'>): void {
  const { route, source, traits } = linked
  const pathOf = (index: number) => leadsIn(linked.page.blocks, ['blocks'])[index]?.path ?? []
  checkLeads(traits.leads, pathOf, { ...told, route, source })
}

/** What site.yaml leads to, and what its texts say. */
function checkConfig(site: Site, judge: Judge, report: Report): void {
  const source = site.configSource
  const checks = { site, judge, report, source, route: undefined, leadsTo: () => undefined }
  const leads = leadsIn(site.config, [])
  checkLeads(
    leads.map(({ lead }) => lead),
    (index) => leads[index]?.path ?? [],
    checks,
  )
  checkPasted(site.config, [], source, report)
  textChecks(site.config)(source, report)
  for (const [name, href] of Object.entries(site.config.links ?? {}))
    checkAddress(href, () => fieldSpot(source, ['links', name], href), checks)
}
