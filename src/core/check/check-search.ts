/** Checks what a search needs besides its index: an address for it, and a list of all pages. */
import { type Report, type SourceSpan, startOf } from '../../diagnostics/diagnostic.ts'
import { routeReserved, searchWithoutList } from '../../diagnostics/messages.ts'
import { valueAt } from '../base/value-at.ts'
import { viewsOf } from '../site/languages.ts'
import { pageOfAll } from '../site/nav.ts'
import { fileOfRoute } from '../site/page-file.ts'
import { type Alias, folded, writtenAliases } from '../site/routes.ts'
import { searchPath } from '../site/search-path.ts'
import type { Site } from '../site/site.ts'

/** Reports files of public/ and aliases that have the address of an index. No page can: its name has no dot. */
export function checkSearchPaths(site: Site, publicNames: readonly string[], report: Report): void {
  if (!site.config.search) return
  for (const path of viewsOf(site).map((view) => `/${searchPath(view)}`)) {
    for (const name of publicNames)
      if (folded(`/${name}`) === path)
        report({ ...routeReserved(`/${name}`), span: startOf(`public/${name}`) })
    for (const alias of site.table.aliases)
      if (folded(alias.path) === path)
        report({ ...routeReserved(alias.path), span: spanOfAlias(alias, site) })
  }
}

function spanOfAlias({ path, route }: Alias, { pages }: Site): SourceSpan {
  const source = pages.get(route)?.source
  const written = source && writtenAliases(source)
  const at = Array.isArray(written)
    ? written.findIndex((each: unknown) => each === path || valueAt(each, ['path']) === path)
    : -1
  return source && at >= 0 ? source.spanOf(['aliases', at]) : startOf(fileOfRoute(route))
}

/** Only for a site whose pages can all be read: the list may be on a page with mistakes. */
export function checkSearchList(site: Site, report: Report): void {
  if (site.config.search && pageOfAll(site) === undefined)
    report({ ...searchWithoutList(), span: site.configSource.spanOf(['search']) })
}
