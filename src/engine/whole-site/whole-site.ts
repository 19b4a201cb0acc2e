/** What can only be said of the site as a whole. Asks traits of pages, never their blocks: most of them may be unread. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { LinkedPage, Site } from '../site.ts'
import type { Ways } from '../ways.ts'
import { checkSearchResults } from './search-results.ts'
import { checkImages } from './unused-images.ts'
import { checkWays } from './ways-through.ts'

/** `pages` are all valid pages, published or not; `ways` is `undefined` where a link or a picture was refused. */
export function checkWholeSite(
  site: Site,
  pages: readonly LinkedPage[],
  ways: Ways | undefined,
  report: Report,
): void {
  checkSearchResults(site, report)
  // What a page with mistakes leads to, and which pictures it shows, is not known.
  const complete = ways && pages.length === site.table.routes.length
  if (complete) checkWays(site, ways, report)
  checkImages(site, complete ? pages : undefined, report)
}
