/** Checks what a search needs besides its index: a list of all pages. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { searchWithoutList } from '../../diagnostics/messages.ts'
import { pageOfAll } from '../site/nav.ts'
import type { Site } from '../site/site.ts'

/** Only for a site whose pages can all be read: the list may be on a page with mistakes. */
export function checkSearchList(site: Site, report: Report): void {
  if (site.config.search && pageOfAll(site) === undefined)
    report({ ...searchWithoutList(), span: site.configSource.spanOf(['search']) })
}
