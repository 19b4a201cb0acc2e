/** The present values of what pages depend on. */

import { pictureNamed } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { SiteAssets } from '../../assets/assets.ts'
import { digestOf, shortDigest } from '../../base/hash.ts'
import type { Dependency } from './tracked-site.ts'

/** `sourcesOf` gives the fingerprint of a page's own sources. */
export function dependencyValues(site: Site, assets: Assets, sourcesOf: (page: LinkedPage) => string) {
  return (dependency: Dependency): string => {
    if (dependency === '*') return digestOf(JSON.stringify([...site.pages.values()].map(sourcesOf)))
    const [kind = '', name = ''] = halves(dependency)
    if (kind === 'title') return JSON.stringify(site.titles.get(name) ?? null)
    const picture = kind === 'picture' ? pictureNamed(name) : undefined
    return picture ? shortDigest(JSON.stringify(assets.pictures(picture) ?? null)) : ''
  }
}

/** The text before and after the first space. */
function halves(text: string): readonly [string, string] {
  const at = text.indexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

/**
 * The fingerprint of everything that all pages depend on. Links depend on which pages and files there are. Pictures are
 * left out, because each page depends only on its own.
 */
export function sharedFingerprint({ pages, table, searchable }: Site, assets: SiteAssets): string {
  const { pictures: _pictures, shareImages: _shareImages, files: _files, ...rest } = assets
  return digestOf(
    JSON.stringify([[...pages.keys()], [...searchable], table.aliases, [...table.files()], rest]),
  )
}
