/** All files of a finished site. */

import type { OutputFile } from '../../core/base/output-file.ts'
import type { Assets } from '../../core/render/assets.ts'
import { blockFeeds } from '../../core/render/block-feeds.ts'
import { crawlerFiles } from '../../core/render/crawler-files.ts'
import { pageMaker, renderAlias } from '../../core/render/render.tsx'
import { defaultNotFounds } from '../../core/site/not-found.ts'
import { fileBeside, fileOf } from '../../core/site/routes.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { SiteAssets } from '../assets/assets.ts'
import type { PlannedFile } from '../files/planned-file.ts'
import { publicFiles } from '../files/public-files.ts'
import { hostingOf, languageFolders, redirectsOf, studioOf } from './hosting/addresses.ts'
import { assetHeaders, siteHeaders } from './hosting/headers.ts'
import { hostingFiles } from './hosting/hosting-files.ts'
import type { ServedSite } from './release/manifest.ts'
import { searchFiles } from './search-files.ts'

/** The files that one page is written to: its document first. */
export type FilesOfPage = (page: LinkedPage) => readonly PlannedFile[]

/** What a build has made already. */
type Made = {
  readonly planPage?: FilesOfPage
  /** Names what makes the files. */
  readonly engine?: string
  readonly search?: readonly PlannedFile[]
  readonly studio?: readonly PlannedFile[] | undefined
}

/** Pages and redirects as `route.html`: common hosts serve them without the ending. */
export function plannedFiles(
  site: Site,
  assets: SiteAssets,
  { planPage, engine, search = searchFiles(site), studio = [] }: Made = {},
): readonly PlannedFile[] {
  const filesMadeNow = newFilesOfPage(site, pageMaker({ site, assets }, { site, assets }))
  const pages = [...site.pages.values()].flatMap(planPage ?? filesMadeNow)
  const aliases = site.table.aliases
    .filter(({ route }) => site.pages.has(route))
    .map(({ path, route, anchor }) => ({
      path: fileOf(path),
      content: () => renderAlias(site, route, anchor),
    }))
  const made = [
    ...pages,
    ...defaultNotFounds(site).flatMap(filesMadeNow),
    ...aliases,
    ...assets.files,
    ...crawlerFiles(site),
    ...search,
    ...studio,
  ]
  const given = publicFiles(site)
  return [...made, ...without(made, given), ...without(given, settingsOfHosts(site, assets, engine))]
}

/** A site may bring its own settings of a host. */
function settingsOfHosts(site: Site, assets: Assets, engine?: string): readonly PlannedFile[] {
  return hostingFiles(hostingOf(site, siteHeaders(site, assets)), engine)
}

type Named = { readonly path: string }

function without<File extends Named>(taken: readonly Named[], files: readonly File[]): readonly File[] {
  if (files.length === 0) return files
  const paths = new Set(taken.map(({ path }) => path))
  return files.filter(({ path }) => !paths.has(path))
}

/** Files beside pages that their blocks make. */
export function filesOfBlocks(site: Site): readonly OutputFile[] {
  return [...site.pages.values()].flatMap((page) => filesBeside(site, page))
}

function filesBeside(site: Site, page: LinkedPage): readonly OutputFile[] {
  return blockFeeds(site, page).map(({ extension, content }) => ({
    path: fileBeside(page.route, extension),
    content: content(),
  }))
}

/** `make` makes the document. */
export function newFilesOfPage(site: Site, make: (page: LinkedPage) => string): FilesOfPage {
  return (page) => [{ path: fileOf(page.route), content: () => make(page) }, ...filesBeside(site, page)]
}

export function servedSite(site: Site, assets: Assets): ServedSite {
  const headers = siteHeaders(site, assets)
  const languages = languageFolders(site)
  const more = languages.length > 0 ? { languages } : {}
  return {
    base: site.base,
    redirects: redirectsOf(site),
    headers,
    assetHeaders: assetHeaders(headers),
    ...more,
    ...studioOf(site),
  }
}
