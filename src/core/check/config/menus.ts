/** Checks the menu of site.yaml, and those of other languages, which take its place. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { isFields } from '../../base/walk.ts'
import { prefixOf } from '../../site/languages.ts'
import { menuAddresses, pageAt } from '../../site/nav.ts'
import type { Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { nameOf } from '../entries/entry-twice.ts'

type ReportAt = (path: FieldPath, finding: Finding) => void
type Menu = Partial<Pick<SiteConfig, 'header'>>

export function checkHeader({ header = [] }: Menu, reportAt: ReportAt): void {
  header.forEach((entry, index) => {
    const [above, next] = [header[index - 1], header[index + 1]]
    // A line of it that has slipped into the dropdown beside it is reported there.
    if (isEmpty(entry) && !isBoth(above) && !isBoth(next))
      reportAt(['header', index], messages.menuEntryEmpty(isTorn(entry, next)))
    if (entry.href && entry.links) {
      const isInside = entry.links.some(({ href }) => href === entry.href)
      const isWhole = isInside ? 'inside' : 'here'
      const place = isEmpty(next) ? 'below' : isEmpty(above) ? 'above' : isWhole
      reportAt(['header', index, 'href'], messages.dropdownWithHref(entry.href, place, !entry.title))
    } else if (entry.links && !entry.title && !isTorn(above, entry))
      reportAt(['header', index], messages.menuTitleMissing())
  })
}

type Entry = SiteConfig['header'][number]
const isEmpty = (entry: Entry | undefined) => entry !== undefined && !entry.href && !entry.links
const isBoth = (entry: Entry | undefined) => entry?.href && entry.links
/** A dash too many has made two entries of one. */
const isTorn = (entry: Entry | undefined, next: Entry | undefined) =>
  isEmpty(entry) && next !== undefined && next.title === undefined && !isEmpty(next)

/**
 * Notes what the menu of another language leaves out, and its other lists. `site` is the site in that language, `own` its
 * settings. Links to pages that are not translated may be left out.
 */
export function checkListsOf(site: Site, own: Menu, main: Menu, reportAt: ReportAt): void {
  const isOwn = (href: unknown) => {
    const route = pageAt(site, String(href))
    return route === undefined || prefixOf(site.languages, route) === site.prefix
  }
  const check = (path: FieldPath, shown: readonly string[], all: readonly string[], most: number) => {
    const missing = all.filter((name) => !shown.includes(name))
    // In another language, entries may have other names.
    const lost = missing.length === all.length - most ? missing : []
    if (most < all.length)
      reportAt(path, messages.listShorter(String(path.at(-1)), most, all.length, undefined, lost))
  }
  // Only the page counts: another place on it may suit a language.
  const named = (entry: unknown) => (nameOf(entry) ?? String(entry)).replace(/^(\/[^#]*)#.*/, '$1')
  const checkBelow = (own: unknown, main: unknown, path: FieldPath) => {
    if (Array.isArray(own) && Array.isArray(main)) {
      const all = main.filter((entry) => isOwn(valueAt(entry, ['href'])))
      check(path, own.map(named), all.map(named), own.length)
      if (own.length !== main.length) return
    }
    if (isFields(own) && isFields(main))
      for (const name of Object.keys(own))
        if (name !== 'header') checkBelow(own[name], main[name], [...path, name])
  }
  checkBelow(own, main, [])
  const pagesOf = (menu: Menu) => [
    ...new Set(menuAddresses(menu).flatMap((href) => pageAt(site, href) ?? [])),
  ]
  // An address that leads nowhere may be meant for the page that is missing.
  if (own.header === undefined || menuAddresses(own).some((href) => !site.addressOf(href).address)) return
  const [shown, all] = [pagesOf(own), pagesOf(main).filter(isOwn)]
  const inBoth = all.filter((route) => shown.includes(route))
  // Authors write the address of the page in the main language.
  const written = (route: Route) =>
    prefixOf(site.languages, route) === site.prefix ? route.slice(site.prefix.length) || '/' : route
  check(['header'], shown.map(written), all.map(written), inBoth.length)
}
