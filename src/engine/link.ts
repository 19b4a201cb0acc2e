/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Address } from './address.ts'
import { checkAddress, checkLeads } from './check-leads.ts'
import { type OwnChecks, ownChecker } from './check-own.ts'
import { leadsIn } from './leads.ts'
import { checkPasted } from './pasted-texts.ts'
import type { LinkedPage, Site } from './site.ts'
import { checkSite } from './site-rules.ts'
import type { SourceFile } from './source.ts'
import { fieldSpot } from './spot.ts'
import { newPageWays, newWays } from './ways.ts'
import { textChecks } from './whole-site/texts.ts'
import { checkWholeSite } from './whole-site/whole-site.ts'

/** What is known of pages by themselves, by their sources. */
export type KnownChecks = ReadonlyMap<SourceFile, OwnChecks>

/** `pages` are all valid pages, published or not. Of most of them nothing but their traits may have been read. */
export function link(
  site: Site,
  pages: readonly LinkedPage[],
  report: Report,
  known: KnownChecks = new Map(),
): void {
  const ways = newWays()
  let refused = false
  const tell: Report = (diagnostic) => {
    refused ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  checkConfig(site, tell)
  const checkOwn = ownChecker(site.config, site)
  const spellings = pages.map((page) => {
    const { found, spellings } = known.get(page.source) ?? checkOwn(page)
    for (const diagnostic of found) tell(diagnostic)
    const own = newPageWays(page.route)
    checkPageLeads(site, page, { report: tell, leadsTo: own.add })
    ways.addAll(page.route, own.ways)
    return spellings
  })
  checkSite(site, spellings, report)
  checkWholeSite(site, pages, refused ? undefined : ways, report)
}

type Told = { readonly report: Report; readonly leadsTo: (address: Address) => void }

function checkPageLeads(site: Site, linked: LinkedPage, told: Told): void {
  const { route, traits } = linked
  const checks = { ...told, site, route, source: linked.source }
  checkLeads(traits.leads, (index) => leadsIn(linked.page.blocks, ['blocks'])[index]?.path ?? [], checks)
}

/** What site.yaml leads to, and what its texts say. */
function checkConfig(site: Site, report: Report): void {
  const source = site.configSource
  const checks = { site, report, source, route: undefined, leadsTo: () => undefined }
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
  for (const [name, { email }] of Object.entries(site.config.contacts ?? {}))
    if (email !== undefined)
      checkAddress(`mailto:${email}`, () => fieldSpot(source, ['contacts', name, 'email'], email), checks)
}
