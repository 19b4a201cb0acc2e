/** Where a new page can be put: the dropdowns of the menu, and the places in a chain. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { chainNames, menuGroups, settingsFor } from '../../core/change/new-page/add-to-menu.ts'
import { languageOfRoute } from '../../core/change/new-page/language-of-route.ts'
import { type Route, sameAddress } from '../../core/site/routes.ts'
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

/**
 * The page of a chain after which a new one belongs: the last one in the same dropdown. Many chains end with a page that
 * is not in the dropdown of the others, and leads on from there. So the dropdown may also be that of the last page but one.
 */
export function usualPlace(
  { pages }: Group,
  groups: readonly Group[],
  chosen: Group | undefined,
): Listed | undefined {
  const isIn = (group: Group, page: Listed | undefined) =>
    page !== undefined && group.pages.some(({ href }) => sameAddress(href, page.href))
  const own =
    chosen && pages.some((page) => isIn(chosen, page))
      ? [chosen]
      : groups.filter((group) => isIn(group, pages.at(-2)))
  return pages.findLast((page) => own.some((group) => isIn(group, page))) ?? pages.at(-1)
}
