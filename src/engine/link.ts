/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */
import type { Report } from '../diagnostics/diagnostic.ts'
import { checkAddress, checkFields } from './check-fields.ts'
import { checkPage } from './check-page.ts'
import { checkPasted } from './pasted-texts.ts'
import type { LinkedPage, Site } from './site.ts'
import { checkSite } from './site-rules.ts'
import { fieldSpot } from './spot.ts'
import { newWays } from './ways.ts'
import { textChecks } from './whole-site/texts.ts'
import { checkWholeSite } from './whole-site/whole-site.ts'

/** `pages` are all valid pages, published or not. */
export function link(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const ways = newWays()
  let refused = false
  const tell: Report = (diagnostic) => {
    refused ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  checkConfig(site, tell)
  const checkTexts = textChecks(site.config)
  checkTexts(site.configSource, report)
  const spellings = pages.map((page) => {
    const checks = checkPage(site, page, checkTexts)
    for (const diagnostic of checks.found) tell(diagnostic)
    ways.addAll(page.route, checks.ways)
    return checks.spellings
  })
  checkSite(site, spellings, report)
  checkWholeSite(site, pages, refused ? undefined : ways, report)
}

/** What site.yaml leads to. */
function checkConfig(site: Site, report: Report): void {
  const source = site.configSource
  const checks = { site, report, source, route: undefined, leadsTo: () => undefined }
  checkFields(site.config, [], checks)
  checkPasted(site.config, [], source, report)
  for (const [name, href] of Object.entries(site.config.links ?? {}))
    checkAddress(href, fieldSpot(source, ['links', name], href), checks)
}
