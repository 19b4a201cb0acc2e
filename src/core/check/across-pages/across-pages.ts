/** What can only be said of the site as a whole. Asks traits of pages, never their blocks: most of them may be unread. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import type { PageFinding } from '../link-graph.ts'
import { checkSearchResults } from './search-results.ts'
import { checkImages } from './unused-images.ts'

/** `pages` are all valid pages, published or not; `graph` is what the links say, `undefined` where anything was refused. */
export function checkAcrossPages(
  site: Site,
  pages: readonly LinkedPage[],
  graph: readonly PageFinding[] | undefined,
  report: Report,
): void {
  checkSearchResults(site, report)
  for (const [route, finding] of graph ?? []) {
    const source = site.pages.get(route)?.source
    if (source) report({ ...finding, span: source.spanOf(['title']) })
  }
  // Which pictures a page with mistakes shows is not known.
  checkImages(site, graph ? pages : undefined, report)
}
