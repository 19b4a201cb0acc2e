/** What can only be said of the site as a whole. Asks traits of pages, never their blocks: most of them may be unread. */

import type { WayFinding } from '../../../build/incremental/records/kept-links.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { checkSearchResults } from './search-results.ts'
import { checkImages } from './unused-images.ts'

/** `pages` are all valid pages, published or not; `ways` is what the links say, `undefined` where anything was refused. */
export function checkWholeSite(
  site: Site,
  pages: readonly LinkedPage[],
  ways: readonly WayFinding[] | undefined,
  report: Report,
): void {
  checkSearchResults(site, report)
  for (const [route, finding] of ways ?? []) {
    const source = site.pages.get(route)?.source
    if (source) report({ ...finding, span: source.spanOf(['title']) })
  }
  // Which pictures a page with mistakes shows is not known.
  checkImages(site, ways ? pages : undefined, report)
}
