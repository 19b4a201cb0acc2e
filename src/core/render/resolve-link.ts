/** Links as browsers need them. Most lead to where others lead, so it is found out once where that is. */
import type { LinkFields, ResolvedLink } from '../../block/view.ts'
import { memoize } from '../base/memoize.ts'
import type { Resolve } from '../site/nav.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import { pathOf } from '../site/site-url.ts'

/** Of a page that is not published `href` is empty. */
type Target =
  | { readonly kind: 'page'; readonly href: string; readonly route: Route; readonly isAnchor: boolean }
  | { readonly kind: 'anchor' | 'file' | 'outside' | 'nowhere'; readonly href: string }

/** What `href` leads to, wherever it stands. */
type TargetOf = (href: string) => Target
const targets = new WeakMap<Site, TargetOf>()

/** Links on a page. Words that their author did not write are asked of the site each time: it may note who asks. */
export function linksFrom(site: Site, from: Route): Resolve {
  const targetOf = targets.get(site) ?? memoize((href: string) => findTarget(site, href))
  targets.set(site, targetOf)
  return ({ title, href: written, reload = false }: LinkFields): ResolvedLink => {
    const target = written === undefined ? NOWHERE : targetOf(written)
    const { kind, href } = target
    if (kind !== 'page') {
      const words = title ?? (kind === 'outside' || kind === 'file' ? href : '')
      // A file is left to the browser.
      const isLoaded = reload || kind === 'file'
      return { href, title: words, external: href.startsWith('https:'), current: false, reload: isLoaded }
    }
    const words = title ?? site.titles.get(target.route) ?? ''
    const current = href !== '' && target.route === from && !target.isAnchor
    return { href, title: words, external: false, current, reload }
  }
}

const NOWHERE: Target = { kind: 'nowhere', href: '' }

function findTarget(site: Site, href: string): Target {
  const { address } = site.addressOf(href)
  if (!address) return NOWHERE
  if (address.kind === 'outside') return address
  if (address.kind === 'file') return { kind: 'file', href: pathOf(site, address.path) }
  const place = address.anchor === undefined ? '' : `#${address.anchor}`
  if (address.kind === 'anchor') return { kind: 'anchor', href: place }
  const { route } = address
  const isPublished = site.pages.has(route)
  return {
    kind: 'page',
    href: isPublished ? `${pathOf(site, route)}${place}` : '',
    route,
    isAnchor: place !== '',
  }
}
