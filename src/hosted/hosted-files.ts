/** All files of the Studio on a site. */

import type { Picture } from '../block/view.ts'
import { assetFile, type SiteAssets } from '../build/assets/assets.ts'
import type { PlannedFile } from '../build/files/planned-file.ts'
import { type StudioDocument, studioOf } from '../build/publish/hosting/addresses.ts'
import { once } from '../core/base/memoize.ts'
import { pictureName } from '../core/base/picture-name.ts'
import { namedPictures } from '../core/check/check-pictures.ts'
import type { SheetsOfAll } from '../core/render/assets.ts'
import { fileOf } from '../core/site/routes.ts'
import type { LinkedPage, Site } from '../core/site/site.ts'
import { studioAddress } from '../core/site/studio-address.ts'
import {
  BLANK,
  MORE_SHEETS,
  SHIPPED,
  type Shipped,
  type ShippedPage,
  shippedPage,
  TEXTS,
  workerOf,
} from '../preview/hosted.ts'
import { sourcesOf } from '../preview/server/studio/sources.ts'
import { studioStyle } from '../preview/server/studio/style.ts'
import type { Sources } from '../preview/studio.ts'
import { briefOf } from './brief.ts'
import { BLANK_DOCUMENT, studioDocument } from './document.ts'
import { originOf } from './origin.ts'
import type { StudioScripts } from './scripts.ts'
import { heldPictures, publishedSources } from './texts.ts'

type Parts = {
  readonly scripts: StudioScripts
  /** For blocks that no page has yet. */
  readonly sheets: SheetsOfAll
}

/** Empty for a site without Studio. */
export function hostedFiles(
  site: Site,
  assets: SiteAssets,
  { scripts, sheets }: Parts,
): readonly PlannedFile[] {
  const address = studioAddress(site.config)
  const { studio } = studioOf(site)
  if (address === undefined || !studio) return []
  const at = (file: string) => `${address.slice(1)}/${file}`
  const style = assetFile('studio.css', studioStyle)
  const open = assetFile('studio-open.js', scripts.open)
  const sources = once(() => {
    const files = { ...publishedSources(site), root: `${site.origin}${site.base}` }
    return sourcesOf(files, { clock: null, isReadOnly: false }, site.root)
  })
  const kept = [style.path, open.path, ...Object.keys(scripts.files)].map((path) => `${site.base}/${path}`)
  return [
    { path: fileOf(address), content: () => documentOf(site, studio, scripts, style.path, open.path) },
    style,
    open,
    ...Object.entries(scripts.files).map(([path, content]) => ({ path, content })),
    { path: workerOf(address).slice(1), content: scripts.worker },
    { path: at(MORE_SHEETS), content: () => JSON.stringify(sheets) },
    { path: fileOf(`${address}/${BLANK}`), content: BLANK_DOCUMENT },
    {
      path: at(SHIPPED),
      content: () => JSON.stringify(shippedOf(site, assets, { kept, sources: sources() })),
    },
    { path: at(TEXTS), content: () => JSON.stringify(sources().texts) },
    ...[...site.pages.values()].map((page) => ({
      path: at(shippedPage(page.route)),
      content: () => JSON.stringify(pageOf(site, page, assets, sources().texts)),
    })),
  ]
}

function documentOf(
  { base, config }: Site,
  studio: StudioDocument,
  { entry }: StudioScripts,
  style: string,
  open: string,
): string {
  const inSite = (path: string) => `${base}/${path}`
  const name = config.organisation.shortName ?? config.organisation.name
  return studioDocument({
    ...studio,
    base,
    lang: config.lang,
    name,
    style: inSite(style),
    open: inSite(open),
    entry: inSite(entry),
  })
}

function shippedOf(
  site: Site,
  { pictures, shareImages: _, files: _files, ...assets }: SiteAssets,
  { kept, sources }: { readonly kept: readonly string[]; readonly sources: Sources },
): Shipped {
  const inAnyPlace: Record<string, Picture> = {}
  for (const { picture } of namedPictures(site, site.pages.values())) {
    const found = pictures(picture)
    if (found) inAnyPlace[picture.file] ??= found
  }
  return {
    sources: { ...sources, ...inShort(site, sources.texts) },
    assets: { ...assets, inAnyPlace },
    heldPictures: heldPictures(site, sources.names),
    proposing: originOf(site.root, site.config, process.env),
    files: kept,
  }
}

/** The pages without their blocks. A page that lists all others keeps them: only they show that it does. */
function inShort(
  site: Site,
  texts: Sources['texts'],
): Pick<Sources, 'texts'> & Required<Pick<Sources, 'briefs'>> {
  const briefs: Record<string, string> = {}
  const whole = new Set(['site.yaml'])
  for (const { source, traits } of site.pages.values()) {
    const text = texts[source.path]?.text ?? ''
    const brief = traits.types.includes('routeList') ? undefined : briefOf(source.path, text)
    if (brief === undefined) for (const path of filesOf(source)) whole.add(path)
    else briefs[source.path] = brief
  }
  return { texts: only(texts, whole), briefs }
}

const filesOf = ({ path, dependsOn }: LinkedPage['source']): readonly string[] => [path, ...dependsOn]

const only = (texts: Sources['texts'], paths: Iterable<string>): Sources['texts'] =>
  Object.fromEntries([...paths].flatMap((path) => (texts[path] ? [[path, texts[path]]] : [])))

/** What is in the shell of every page is on this one, too. */
function pageOf(
  site: Site,
  page: LinkedPage,
  { pictures, shareImages }: SiteAssets,
  texts: Sources['texts'],
): ShippedPage {
  const shown = namedPictures(site, [page]).flatMap(({ picture }) => {
    const found = pictures(picture)
    return found ? [[pictureName(picture), found] as const] : []
  })
  const share = shareImages.get(page.route)
  return {
    pictures: Object.fromEntries(shown),
    shareImages: share ? { [page.route]: share } : {},
    texts: only(texts, filesOf(page.source)),
  }
}
