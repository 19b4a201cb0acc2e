/** The texts of a document that belong to the page, besides its blocks. */

import { counterpart, isNotFound } from '../site/languages.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { absolute, pathWithBase } from '../site/site-url.ts'
import { alternatesOf } from './alternates.ts'
import type { Assets } from './assets.ts'
import { linkedData } from './linked-data.ts'
import { escaped } from './template.ts'

/** `headTitle` includes the name of the site. Texts that a page does not have are empty. */
export function ownTexts(site: Site, { route, page }: LinkedPage, assets: Assets) {
  const { name } = site.config.organisation
  // The page for addresses that do not exist may be the one that Ukurasa makes.
  const title = isNotFound(site, route) ? page.title : (site.pages.get(route)?.page.title ?? name)
  const share = assets.shareImages.get(route)
  return {
    title,
    headTitle: title === '' || title === name ? name : `${title} | ${name}`,
    description: page.description,
    canonical: absolute(site, route),
    shareHref: share ? `${site.origin}${share.href}` : '',
    shareAlt: share?.alt ?? '',
  }
}

/** JSON texts for scripts, and the links to other languages. Empty if the page does not need them. */
export function ownData(site: Site, page: LinkedPage, assets: Assets) {
  return {
    linkedData: linkedData(site, page, assets.faviconHref) ?? '',
    alternates: alternatesOf(site, page.route)
      .map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`)
      .join(''),
    paths: isNotFound(site, page.route) ? JSON.stringify([...allPaths(site), ...inOtherLanguages(site)]) : '',
  }
}

/** Every address of the site, in the right spelling. */
function allPaths(site: Site): readonly string[] {
  const aliases = site.table.aliases.filter(({ route }) => site.pages.has(route))
  return [...site.pages.keys(), ...aliases.map(({ path }) => path)].map((path) => pathWithBase(site, path))
}

/** The address that a page would have in a language that it does not have, and its own. */
const inOtherLanguages = (site: Site): readonly (readonly string[])[] =>
  [...site.pages.keys()].flatMap((route) =>
    [...site.languages.keys()]
      .map((prefix) => counterpart(site, route, prefix))
      .filter((missing) => !site.table.find(missing))
      .map((missing) => [missing, route].map((path) => pathWithBase(site, path))),
  )
