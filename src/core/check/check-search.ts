/** Checks what a search needs besides its index: an address for it, and a list of all pages. */
import { type Report, startOf } from '../../diagnostics/diagnostic.ts'
import { routeReserved, searchWithoutList } from '../../diagnostics/messages.ts'
import { viewsOf } from '../site/languages.ts'
import { pageOfAll } from '../site/nav.ts'
import { searchPath } from '../site/search-path.ts'
import type { Site } from '../site/site.ts'

/** Reports files of public/ that have the address of an index. */
export function checkSearchPaths(site: Site, publicNames: readonly string[], report: Report): void {
  if (!site.config.search) return
  for (const path of viewsOf(site).map(searchPath))
    if (publicNames.includes(path)) report({ ...routeReserved(`/${path}`), span: startOf(`public/${path}`) })
}

/** Only for a site whose pages can all be read: the list may be on a page with mistakes. */
export function checkSearchList(site: Site, report: Report): void {
  if (site.config.search && pageOfAll(site) === undefined)
    report({ ...searchWithoutList(), span: site.configSource.spanOf(['search']) })
}
