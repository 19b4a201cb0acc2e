/** Checks the menu of site.yaml, and those of other languages, which take its place. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { prefixOf } from '../site/languages.ts'
import { pageAt } from '../site/nav.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'

type ReportAt = (path: FieldPath, finding: Finding) => void
type Menu = Partial<Pick<SiteConfig, 'header'>>

export function checkHeader({ header = [] }: Menu, reportAt: ReportAt): void {
  header.forEach((entry, index) => {
    const next = header[index + 1]
    const isTorn = next !== undefined && next.title === undefined && (next.href ?? next.links) !== undefined
    if (!entry.href && !entry.links) reportAt(['header', index], messages.menuEntryEmpty(isTorn))
    if (entry.href && entry.links) {
      const isInside = entry.links.some(({ href }) => href === entry.href)
      reportAt(['header', index, 'href'], messages.dropdownWithHref(entry.href, isInside))
    }
    if (entry.links && !entry.title) reportAt(['header', index], messages.menuTitleMissing())
  })
}

/** Notes what the menu of another language leaves out. `site` is the site in that language, `own` its settings. */
export function checkMenuOf(site: Site, own: Menu, main: Menu, reportAt: ReportAt): void {
  const addressesOf = ({ header = [] }: Menu) =>
    header.flatMap(({ href = [], links = [] }) => [href, ...links.map((link) => link.href ?? [])].flat())
  const pagesOf = (menu: Menu) => addressesOf(menu).flatMap((href) => pageAt(site, href) ?? [])
  // An address that leads nowhere may be meant for the page that is missing.
  if (own.header === undefined || addressesOf(own).some((href) => !site.addressOf(href).address)) return
  const shown = new Set(pagesOf(own))
  const isTranslated = (route: Route) => prefixOf(site.languages, route) === site.prefix
  const missing = [...new Set(pagesOf(main))].filter((route) => isTranslated(route) && !shown.has(route))
  if (missing.length > 0) reportAt(['header'], messages.menuShorter(site.prefix.slice(1), missing))
}
