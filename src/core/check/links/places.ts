/** Places on other pages that a broken link may mean. */
import { certain, only } from '../../../diagnostics/certain.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { prefixOf } from '../../site/languages.ts'
import { sameAddress } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'

/** `/fees/dates`, where `/fees` has a place `dates`. There may be such a page one day, so it has no fix. */
export function placeForPath(href: string, { table, anchors, prefix }: Site): Finding | undefined {
  const [, path = '', name = ''] = /^(\/.*)\/([^/#?]+)\/?$/.exec(href) ?? []
  const route = table.find(path)?.route
  const known = (route !== undefined && anchors.get(route)) || []
  const place = known.find((each) => each === name) ?? certain(name, known)
  return place === undefined
    ? undefined
    : messages.brokenLink(href, [], `${sameAddress(path, route ?? '') ? route : path}#${place}`, { prefix })
}

/** `/contact`, where only one page has a place `contact`. */
export function placeAsPage(href: string, site: Site): Finding | undefined {
  const found = placeNamed(href.slice(1), site)
  return found === undefined ? undefined : messages.brokenLink(href, [], found, site)
}

/** The address of a place that only one page has. */
export function placeNamed(name: string, { anchors, languages }: Site): string | undefined {
  const found = only([...anchors], ([route, known]) => known.includes(name) && !prefixOf(languages, route))
  return found && `${found[0]}#${name}`
}
