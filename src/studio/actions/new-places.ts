/** Where a new page can be put: the dropdowns of the menu, and the places in a chain. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { chainNames, menuGroups, settingsFor } from '../../core/change/new-page/add-to-menu.ts'
import { languageOfRoute } from '../../core/change/new-page/language-of-route.ts'
import type { Route } from '../../core/site/routes.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'

type Listed = { readonly href: string; readonly title: string }
/** A dropdown or a chain, with what it leads to. */
export type Group = { readonly name: string; readonly pages: readonly Listed[] }
export type Places = { readonly groups: readonly Group[]; readonly chains: readonly Group[] }

export function placesFor(site: SourceFile, route: Route, titles: ReadonlyMap<string, string>): Places {
  const settings = settingsFor(site, route)
  const language = languageOfRoute(route, site)
  const prefix = language === undefined ? '' : `/${language}`
  // Not every page is there in every language.
  const titleOf = (href: string) => titles.get(`${prefix}${href}`.replace(/(.)\/$/, '$1')) ?? titles.get(href)
  const pagesOf = (list: FieldPath): readonly Listed[] => {
    const entries = valueAt(site.value, [...settings, ...list])
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown) => {
      const [href, words] = [valueAt(entry, ['href']), valueAt(entry, ['title'])]
      if (typeof href !== 'string') return []
      return [{ href, title: titleOf(href) ?? (typeof words === 'string' ? words : href) }]
    })
  }
  return {
    groups: menuGroups(site, route).flatMap((name, at) =>
      name === undefined ? [] : [{ name, pages: pagesOf(['header', at, 'links']) }],
    ),
    chains: chainNames(site, route).map((name) => ({ name, pages: pagesOf(['chains', name]) })),
  }
}
