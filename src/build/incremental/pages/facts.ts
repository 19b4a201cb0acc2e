/** What pages may ask beyond their own sources, as it is now. */

import { pictureNamed } from '../../../core/base/picture-name.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import type { SiteAssets } from '../../assets/assets.ts'
import { digestOf, shortDigest } from '../../base/hash.ts'
import type { FactName } from './watched-site.ts'

/** `ownOf` is the state of a page's own sources. */
export function factsOf(site: Site, assets: Assets, ownOf: (page: LinkedPage) => string) {
  return (name: FactName): string => {
    if (name === '*') return digestOf(JSON.stringify([...site.pages.values()].map(ownOf)))
    const [kind = '', rest = ''] = halves(name)
    if (kind === 'title') return JSON.stringify(site.titles.get(rest) ?? null)
    const picture = kind === 'picture' ? pictureNamed(rest) : undefined
    return picture ? shortDigest(JSON.stringify(assets.pictures(picture) ?? null)) : ''
  }
}

/** What stands before and behind the first space. */
function halves(text: string): readonly [string, string] {
  const at = text.indexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** All that every page rests on. Which pages and files there are decides what links are; pictures are asked for one by one. */
export function sharedGrounds({ pages, table }: Site, assets: SiteAssets): string {
  const { pictures: _pictures, shareImages: _shareImages, files: _files, ...rest } = assets
  return digestOf(JSON.stringify([[...pages.keys()], table.aliases, [...table.files()], rest]))
}
