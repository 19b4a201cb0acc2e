/** The pages of a chain are pages of the site, each is there once, and none stands behind the last one. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { pageAt } from '../../site/nav.ts'
import type { Site } from '../../site/site.ts'

export function checkChains(
  { chains = {} }: Pick<SiteConfig, 'chains'>,
  site: Site,
  reportAt: (path: FieldPath, finding: Finding) => void,
  at: FieldPath = [],
): void {
  const { addressOf, configSource } = site
  for (const [name, links] of Object.entries(chains)) {
    const pathOf = (index: number) => ['chains', name, index, 'href']
    const firstOf = (href: string) => links.findIndex((each) => each.href === href)
    for (const [index, { href }] of links.entries())
      if ((addressOf(href).address?.kind ?? 'page') !== 'page')
        reportAt(pathOf(index), messages.chainPageOutside())
    const away = pageAway(links, site)
    if (away) reportAt(pathOf(links.length - 1), messages.chainGoesBack(name, ...away))
    const [twice, ...others] = links.filter(({ href }, index) => firstOf(href) < index)
    if (!twice) continue
    const { line } = configSource.spanOf([...at, ...pathOf(firstOf(twice.href))]).start
    const more = others.map(({ href }) => href)
    reportAt(pathOf(links.indexOf(twice)), messages.chainTwice(name, twice.href, line, more))
  }
}

/**
 * The last page, and the one before it, which is the only one from another part of the menu. Somebody has added the last
 * page behind the one with which the chain led on to that part.
 */
function pageAway(
  links: readonly { readonly href: string }[],
  site: Site,
): readonly [string, string] | undefined {
  const [last, before, ...others] = links.map(({ href }) => href).reverse()
  if (last === undefined || before === undefined || others.length < 3) return undefined
  const groups = site.config.header.map(({ href, links = [] }) =>
    [href, ...links.map((link) => link.href)].flatMap((each) => pageAt(site, each) ?? []),
  )
  const groupOf = (href: string) => groups.findIndex((group) => group.includes(pageAt(site, href) ?? ''))
  const [group, away] = [groupOf(last), groupOf(before)]
  const isAway = group >= 0 && away >= 0 && away !== group && others.every((each) => groupOf(each) === group)
  return isAway ? [last, before] : undefined
}
