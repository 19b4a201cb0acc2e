/** Resolves links for browsers. Many links have the same address, so each address is resolved once. */
import type { LinkFields, ResolvedLink } from '../../block/view.ts'
import { memoize } from '../base/memoize.ts'
import { prefixOf } from '../site/languages.ts'
import type { Resolve } from '../site/nav.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { pathWithBase } from '../site/site-url.ts'

/** `href` is empty if the page is not published. */
type Target =
  | {
      readonly kind: 'page'
      readonly href: string
      readonly route: Route
      readonly isAnchor: boolean
      readonly lang?: string | undefined
    }
  | { readonly kind: 'anchor' | 'file' | 'outside' | 'nowhere'; readonly href: string }

/** Where `href` leads. The result is the same on every page. */
type TargetOf = (href: string) => Target
const targets = new WeakMap<Site, TargetOf>()

/**
 * Resolves links on the page `from`. Titles of pages are read from the site each time, because a build notes which page
 * reads them.
 */
export function linksFrom(site: Site, from: Route): Resolve {
  const targetOf = targets.get(site) ?? memoize((href: string) => findTarget(site, href))
  targets.set(site, targetOf)
  return ({ title, href: written, reload = false }: LinkFields): ResolvedLink => {
    const target = written === undefined ? NOWHERE : targetOf(written)
    const { kind, href } = target
    if (kind !== 'page') {
      const words = title ?? (kind === 'outside' || kind === 'file' ? href : '')
      // The browser opens files itself.
      const isLoaded = reload || kind === 'file'
      return { href, title: words, external: href.startsWith('https:'), current: false, reload: isLoaded }
    }
    const words = title ?? site.titles.get(target.route) ?? ''
    const current = href !== '' && target.route === from && !target.isAnchor
    const link = { href, title: words, external: false, current, reload }
    if (target.lang === undefined) return link
    return { ...link, hrefLang: target.lang, lang: title === undefined ? target.lang : undefined }
  }
}

const NOWHERE: Target = { kind: 'nowhere', href: '' }

function findTarget(site: Site, href: string): Target {
  const { address } = site.addressOf(href)
  if (!address) return NOWHERE
  if (address.kind === 'outside') return address
  if (address.kind === 'file') return { kind: 'file', href: pathWithBase(site, address.path) }
  const place = address.anchor === undefined ? '' : `#${address.anchor}`
  if (address.kind === 'anchor') return { kind: 'anchor', href: place }
  const { route } = address
  const isPublished = site.pages.has(route)
  const prefix = prefixOf(site.languages, route)
  return {
    kind: 'page',
    href: isPublished ? `${pathWithBase(site, route)}${place}` : '',
    route,
    isAnchor: place !== '',
    lang: prefix === site.prefix ? undefined : site.languages.get(prefix)?.lang,
  }
}
