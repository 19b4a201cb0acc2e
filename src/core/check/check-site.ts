/** Looks at a site as a whole: every link, place and picture is there, and the rules between fields hold. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { leadsIn } from '../site/links.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { fieldSpot } from '../yaml/spot.ts'
import { checkWholeSite } from './across-pages/across-pages.ts'
import { checkSite as checkConfigRules } from './check-config.ts'
import { checkAddress, checkLeads } from './check-links.ts'
import { checkPictures, type Inspect } from './check-pictures.ts'
import { type Checker, newChecker, type Wrap } from './checker.ts'
import { checkPasted } from './page/pasted-texts.ts'
import { textChecks } from './page/texts.ts'

/** `pages` are all valid pages, published or not. Of most of them nothing but their traits may have been read. */
export function checkSite(
  site: Site,
  pages: readonly LinkedPage[],
  inspect: Inspect,
  report: Report,
  wrap: Wrap = (checker) => checker,
): void {
  let refused = false
  const tell: Report = (diagnostic) => {
    refused ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  const checker = wrap(newChecker(site, inspect), site, pages)
  checkConfig(site, checker, tell)
  const spellings = pages.map((page) => {
    const { found, spellings } = checker.checkOwn(page)
    found.forEach(tell)
    return spellings
  })
  const links = pages.map((page) => {
    const { found, to, out } = checker.checkLinks(page)
    found.forEach(tell)
    return { to, out }
  })
  checkConfigRules(site, spellings, report)
  // What a page with mistakes leads to is not known.
  const complete = !refused && pages.length === site.table.routes.length
  checkWholeSite(site, pages, complete ? checker.checkGraph(pages, links) : undefined, report)
  checkPictures(site, pages, report, checker.inspect)
}

/** What site.yaml leads to, and what its texts say. */
function checkConfig(site: Site, { judge }: Checker, report: Report): void {
  const source = site.configSource
  const checks = { site, judge, report, source, route: undefined, onLink: () => undefined }
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
