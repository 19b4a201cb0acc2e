/** The published pages that are there in two languages, and those that are there in one. */
import { only } from '../../../diagnostics/certain.ts'
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import { menuAddresses } from '../../site/nav.ts'
import { fileOfRoute } from '../../site/page-file.ts'
import { isPossible } from '../../site/possible-addresses.ts'
import type { LinkedPage, Site } from '../../site/site.ts'

/** A page, and the one in the main language that it translates. */
export type TranslatedPage = { readonly own: LinkedPage; readonly original: LinkedPage }

export function translatedPages(site: Site): readonly TranslatedPage[] {
  return [...site.pages.values()].flatMap((own) => {
    const isTranslated = prefixOf(site.languages, own.route) !== ''
    const original = isTranslated ? site.pages.get(counterpart(site, own.route, '')) : undefined
    return original ? [{ own, original }] : []
  })
}

/** Whether another language has all pages. `at` is the path of its settings. */
export function checkPagesOf(site: Site, at: FieldPath, report: Report): void {
  const { languages, prefix, searchable, table } = site
  const name = prefix.slice(1)
  const reportHere = (finding: Finding) => report({ ...finding, span: site.configSource.spanOfKey(at) })
  const isEmpty = !table.find(prefix) && !isPossible(prefix, table.possible)
  if (isEmpty) reportHere(messages.homePageMissing(name))
  const missing = table.routes.filter(
    (route) =>
      searchable.has(route) &&
      route !== '/' &&
      prefixOf(languages, route) === '' &&
      !table.find(counterpart(site, route, prefix)),
  )
  checkOriginals(site, missing, report)
  // Most visitors need what the menu shows.
  const menu = menuAddresses(languages.get('') ?? {})
  const first = menu.find((href) => missing.includes(href)) ?? missing[0]
  if (first !== undefined && !isEmpty)
    reportHere(messages.translationMissing(name, missing, counterpart(site, first, prefix)))
}

/** Notes pages of a language that translate no page. `missing` are the pages that are not translated. */
function checkOriginals(site: Site, missing: readonly string[], report: Report): void {
  const { languages, pages, prefix, searchable, table } = site
  for (const route of searchable) {
    const original = counterpart(site, route, '')
    const found = table.find(original)?.route
    // An alias is no page. The page that has it may lack a translation.
    const isPage = found !== undefined && !missing.includes(found)
    if (prefixOf(languages, route) !== prefix || isPage || isPossible(original, table.possible)) continue
    const own = pages.get(route)
    if (!own) continue
    const meant = found ?? only(missing, (each) => isLike(own, pages.get(each)))
    const file = meant && fileOfRoute(counterpart(site, meant, prefix))
    report({ ...messages.originalMissing(route, original, meant, file), span: own.source.spanOf(['title']) })
  }
}

/** Whether a page begins with the same picture, or has no other links. It may have fewer kinds of blocks. */
function isLike({ traits: { links, pictures, types } }: LinkedPage, other?: LinkedPage): boolean {
  const to = other?.traits.links.map((link) => link.to)
  const [picture] = pictures
  return (
    types.every((type) => other?.traits.types.includes(type)) &&
    (picture
      ? picture.file === other?.traits.pictures[0]?.file
      : links.length > 0 && links.every((link) => to?.includes(link.to)))
  )
}
