/** Checks what a search needs besides its index: a list of all pages. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { searchWithoutList } from '../../diagnostics/messages.ts'
import { prefixOf, viewsOf } from '../site/languages.ts'
import { pageOfAll } from '../site/nav.ts'
import type { Site } from '../site/site.ts'

/** So many pages of another language are not all in its menu. */
const MANY = 10

/** Only for a site whose pages can all be read: the list may be on a page with mistakes. */
export function checkSearchList(site: Site, report: Report): void {
  for (const view of site.config.search ? viewsOf(site) : []) {
    if (pageOfAll(view) !== undefined) continue
    const language = view.prefix.slice(1)
    const own = [...site.pages.keys()].filter((route) => prefixOf(site.languages, route) === view.prefix)
    if (language !== '' && own.length < MANY) continue
    const { configSource } = site
    const span =
      language === '' ? configSource.spanOf(['search']) : configSource.spanOfKey(['languages', language])
    report({ ...searchWithoutList(language), span })
    // That of the main language is missing first of all.
    return
  }
}
