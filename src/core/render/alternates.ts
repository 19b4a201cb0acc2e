/** The same page in the other languages of the site. */
import type { LanguageLink } from '../../shell/types.ts'
import { counterpart, homeOf, isNotFound, prefixOf, viewOf } from '../site/languages.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { absolute, pathWithBase } from '../site/site-url.ts'

export type Alternate = { readonly lang: string; readonly href: string }

/** For search engines. Empty if the page is in one language only. */
export function alternatesOf(site: Site, route: Route): readonly Alternate[] {
  const there = [...site.languages].flatMap(([prefix, { lang }]) => {
    const each = counterpart(site, route, prefix)
    const found = site.searchable.has(each) ? [{ lang, href: absolute(site, each) }] : []
    return prefix === '' ? found.flatMap((one) => [one, { ...one, lang: 'x-default' }]) : found
  })
  const isAmong = site.searchable.has(route) && there.some(({ href }) => href !== absolute(site, route))
  return isAmong ? there : []
}

/** For visitors: the same page in each other language, or else the home page of that language, and its words say so. */
export function languageLinks(site: Site, route: Route): readonly LanguageLink[] {
  return [...site.languages].flatMap(([prefix, { lang }]): LanguageLink[] => {
    if (prefix === prefixOf(site.languages, route)) return []
    const own = viewOf(site, prefix)
    const same = counterpart(site, route, prefix)
    const isThere = site.pages.has(same) && !isNotFound(site, route)
    const to = isThere ? same : homeOf(own)
    if (!site.pages.has(to)) return []
    return [
      { lang, href: pathWithBase(site, to), title: isThere ? own.words.language : own.words.languageHome },
    ]
  })
}
