/** Checks that compare pages. They use traits only: the blocks of most pages may not be in memory. */
import { type Report, startOf } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { defaultNotFound } from '../../site/not-found.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { checkSearchList } from '../check-search.ts'
import type { PageFinding } from '../links/link-graph.ts'
import { checkCopiedAlts, checkPicturesOf } from './alt-of-another.ts'
import { checkCopiedEntries } from './copied-entries.ts'
import { checkCopiedLinks } from './copied-links.ts'
import { checkCopiedTexts } from './copied-texts.ts'
import { checkHours } from './hours-that-differ.ts'
import { checkLinkedCounts } from './linked-counts.ts'
import { checkSaidDays } from './said-days.ts'
import { checkSameFigures } from './same-figures.ts'
import { checkSameLists } from './same-lists.ts'
import { checkSearchResults } from './search-results.ts'
import { tableChecker } from './tables-of-another-language.ts'
import { translatedPages } from './translated-pages.ts'
import { untranslatedChecker } from './untranslated.ts'
import { checkImages } from './unused-images.ts'
import { checkWaysToPay } from './ways-that-differ.ts'
import { checkLanguageOfPages } from './wrong-language.ts'

type Known = {
  /** `undefined` if the site has errors. */
  readonly graph: readonly PageFinding[] | undefined
  /** Whether it is known which pictures are used. */
  readonly areUsesKnown: boolean
}

/** `pages` are all valid pages, published or not. */
export function checkAcrossPages(
  site: Site,
  pages: readonly LinkedPage[],
  { graph, areUsesKnown }: Known,
  report: Report,
): void {
  checkSearchResults(site, report)
  checkLanguageOfPages(site, report)
  const checkTables = tableChecker(site)
  const checkUntranslated = untranslatedChecker(site)
  for (const pair of translatedPages(site)) {
    checkSameFigures(pair, pages, report)
    checkSameLists(pair, report)
    checkPicturesOf(pair, pages, report)
    checkUntranslated(pair, report)
    checkTables(pair, report)
  }
  checkWaysToPay(site, report)
  checkHours(site, report)
  checkLinkedCounts(site, report)
  checkSaidDays(site, report)
  checkCopiedTexts(site, report)
  checkCopiedLinks(site, report)
  if (areUsesKnown) checkCopiedEntries(site, pages, report)
  checkCopiedAlts(site, pages, report)
  for (const [route, finding] of graph ?? []) {
    const page = site.pages.get(route)
    const isBare = finding.code === messages.pageNotFramed.code
    if (page) report({ ...finding, span: page.source.spanOf([isBare ? 'layout' : 'title']) })
  }
  if (graph && defaultNotFound(site))
    report({ ...messages.notFoundPageMissing(), span: startOf('pages/404.yaml') })
  if (graph) checkSearchList(site, report)
  checkImages(site, areUsesKnown ? pages : undefined, report)
}
