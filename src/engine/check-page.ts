/** All that can be said of one page once the others are known. */
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Checks, checkFields, FRAME_PLACES, tell } from './check-fields.ts'
import { placesOf } from './page-traits.ts'
import { checkPasted } from './pasted-texts.ts'
import { checkBlockRules } from './rules.ts'
import type { LinkedPage, Site } from './site.ts'
import type { FieldPath } from './source.ts'
import { countSpellings, type SpellingCounts } from './spelling.ts'
import { newPageWays, type PageWays } from './ways.ts'
import { checkHeadings } from './whole-site/headings.ts'
import { checkPublishing } from './whole-site/publishing.ts'
import { checkLengths } from './whole-site/search-results.ts'
import type { CheckTexts } from './whole-site/texts.ts'

export type PageChecks = {
  readonly found: readonly Diagnostic[]
  readonly ways: PageWays
  readonly spellings: SpellingCounts
}

/** Asks nothing but the page and `site`: so whoever knows what was asked knows how long the answer holds. */
export function checkPage(site: Site, linked: LinkedPage, checkTexts: CheckTexts): PageChecks {
  const { route, source, page } = linked
  const found: Diagnostic[] = []
  const report: Report = (diagnostic) => found.push(diagnostic)
  const leading = newPageWays(route)
  const checks = { site, report, source, route, leadsTo: leading.add }
  checkFields(page.blocks, ['blocks'], checks)
  checkPlaces(linked, checks)
  checkAliases(linked, checks)
  checkBlockRules(page, source, site, report)
  checkTexts(source, report)
  checkPasted(page, [], source, report)
  checkHeadings(linked, report)
  checkPublishing(linked, site, report)
  checkLengths(linked, site, report)
  return { found, ways: leading.ways, spellings: countSpellings(site.config, source) }
}

function checkPlaces({ page }: LinkedPage, checks: Checks): void {
  const first = new Map<string, FieldPath>()
  for (const { name, path } of placesOf(page.blocks)) {
    const taken = first.get(name)
    if (FRAME_PLACES.has(name)) tell(checks, path, messages.anchorReserved(name))
    else if (taken) tell(checks, path, messages.anchorTwice(name, checks.source.spanOf(taken).start.line))
    else first.set(name, path)
  }
}

function checkAliases({ page, route, traits }: LinkedPage, checks: Checks): void {
  page.aliases?.forEach((alias, index) => {
    if (typeof alias === 'string' || alias.anchor === undefined || traits.places.includes(alias.anchor))
      return
    tell(checks, ['aliases', index, 'anchor'], messages.brokenAnchor(alias.anchor, route, traits.places))
  })
}
