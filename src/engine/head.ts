/** What stands in the head of a page. */
import type { Head } from '../shell/types.ts'
import type { Assets } from './assets.ts'
import type { Own, Parts, Texts } from './document.tsx'
import { linkedData } from './linked-data.ts'
import type { Shell } from './shell.tsx'
import type { LinkedPage, Site } from './site.ts'
import { absolute, pathOf } from './site-url.ts'
import { ASIDE } from './style/sheets.ts'

/** What a page has of its own around its blocks; empty is what it has not. */
export function ownOf(
  site: Site,
  linked: LinkedPage,
  assets: Assets,
  parts: Parts & Pick<Own, 'pager'>,
): Own {
  const { route, page } = linked
  const { name } = site.config.school
  const title = site.pages.get(route)?.page.title ?? name
  const share = assets.shareImages.get(route)
  return {
    title,
    headTitle: title === '' || title === name ? name : `${title} | ${name}`,
    description: page.description,
    canonical: absolute(site, route),
    shareHref: share ? `${site.origin}${share.href}` : '',
    shareAlt: share?.alt ?? '',
    linkedData: linkedData(site, linked, assets.faviconHref) ?? '',
    paths: route === '/404' ? JSON.stringify(allPaths(site)) : '',
    ...parts,
  }
}

/** Every address of the site, in its own spelling. */
function allPaths(site: Site): readonly string[] {
  const aliases = site.table.aliases.filter(({ route }) => site.pages.has(route))
  return [...site.pages.keys(), ...aliases.map(({ path }) => path)].map((path) => pathOf(site, path))
}

/** The head with these texts. `parts` are those of the frame and the types of blocks that the page has. */
export function headOf(
  { config }: Site,
  { route, page }: LinkedPage,
  assets: Assets,
  shell: Shell,
  parts: readonly string[],
  texts: Texts,
): Head {
  const isBare = page.layout === 'bare'
  const isNotFound = route === '/404'
  const share = assets.shareImages.get(route)
  return {
    title: texts.headTitle,
    siteName: config.school.name,
    description: texts.description,
    canonical: texts.canonical,
    noindex: page.noindex === true || isNotFound,
    shareImage: share && { ...share, href: texts.shareHref, alt: texts.shareAlt },
    styles: shell.stylesFor(parts),
    aside: { href: assets.asideHref, media: ASIDE },
    fontHref: assets.fontHref,
    boot: isBare ? undefined : shell.boot,
    counting: isBare ? undefined : shell.counting,
    iconHref: assets.iconHref,
    linkedData: texts.linkedData,
    findPage: isNotFound ? { ...assets.findPage, paths: texts.paths } : undefined,
  }
}
