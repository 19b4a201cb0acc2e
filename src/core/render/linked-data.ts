/** schema.org data in the head of a page: the organisation, the breadcrumbs, and the data of its blocks. */
import type { JsonObject } from '../../block/define-island.ts'
import { mainAddress } from '../../block/main-address.ts'
import { homeOf, isNotFound } from '../site/languages.ts'
import { trailOf } from '../site/nav.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { absolute } from '../site/site-url.ts'
import { blockLinkedData } from './block-feeds.ts'

/** JSON for a script element, with `<` escaped so that it cannot end the element. `faviconHref` serves as the logo. */
export function linkedData(
  site: Site,
  page: LinkedPage,
  faviconHref: string | undefined,
): string | undefined {
  if (page.page.layout === 'bare' || page.page.noindex || isNotFound(site, page.route)) return undefined
  const graph = [
    ...(page.route === homeOf(site) ? [organisationOf(site, faviconHref)] : breadcrumbs(site, page)),
    ...blockLinkedData(site, page),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function organisationOf({ config, origin, base }: Site, faviconHref: string | undefined): JsonObject {
  const { organisation, contacts, social, logo } = config
  const all = Object.values(contacts ?? {})
  return {
    '@type': organisation.kind ?? 'Organization',
    name: organisation.name,
    url: `${origin}${base}/`,
    description: organisation.description,
    slogan: organisation.motto,
    foundingDate: organisation.founded,
    telephone: all.find(({ phone }) => phone)?.phone,
    email: all.find(({ email }) => email)?.email,
    address: mainAddress(config),
    logo: logo?.image && faviconHref && `${origin}${faviconHref}`,
    sameAs: social?.flatMap(({ href }) => (href?.startsWith('https:') ? [href] : [])),
  }
}

function breadcrumbs(site: Site, { route }: LinkedPage): readonly JsonObject[] {
  const items = trailOf(site, route).map(({ title, route: place }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: place === undefined ? undefined : absolute(site, place),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}
