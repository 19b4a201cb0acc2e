/** Everything that a link of this site can lead to. Nobody wants to go to the page for addresses that do not exist. */
import { isNotFound } from '../../../core/site/languages.ts'
import type { Site } from '../../../core/site/site.ts'
import { suggestAddress } from '../../../core/site/suggest-address.ts'

export type TargetKind = 'pages' | 'places' | 'named' | 'files'

export type Target = { readonly kind: TargetKind; readonly href: string; readonly title: string }

export function targetsOf(site: Site): readonly Target[] {
  const titles = [...site.titles]
    .filter(([route]) => !isNotFound(site, route))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  const pages = titles.flatMap(([route, title]): readonly Target[] => [
    { kind: 'pages', href: route, title },
    ...(site.anchors.get(route) ?? []).map((anchor): Target => {
      return { kind: 'places', href: `${route}#${anchor}`, title: `${title} › ${anchor}` }
    }),
  ])
  const named = Object.entries(site.config.links ?? {}).map(
    ([name, address]): Target => ({ kind: 'named', href: `link:${name}`, title: address }),
  )
  const files = [...site.table.files()].map((file): Target => ({ kind: 'files', href: file, title: '' }))
  return [...pages, ...named, ...files]
}

/** The address that is typed, or that the typed words become: `www.…`, one for e-mails, or a phone number. */
export function addressFor(typed: string, site: Site | undefined): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:|#|\/)\S/.test(typed)) return typed
  const meant = site && suggestAddress(typed, site)
  // The address of the site itself becomes that of its page.
  const isWanted = meant?.startsWith('/') ? /^www\./.test(typed) : /^(?:https|mailto|tel):/.test(meant ?? '')
  return isWanted ? meant : undefined
}

/** All words of the search must be in the title or the address. */
export function found(targets: readonly Target[], search: string): readonly Target[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return targets.filter(({ href, title }) => {
    const text = `${title} ${href}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
