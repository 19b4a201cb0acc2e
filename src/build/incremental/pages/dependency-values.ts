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
    if (dependency === 'today') return String(site.today)
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
 * How the pages learn that a part of the site has changed. A new part does not compile until it is here. `record`: each
 * page that reads it is rendered again (`tracked-site.ts`). `key`: part of the key of everything that is kept.
 * `derived`: made from other parts alone. `unread`: only checks read it. A function gives what all pages depend on.
 */
const PARTS: {
  readonly [Part in keyof Site]: 'record' | 'key' | 'derived' | 'unread' | ((site: Site) => unknown)
} = {
  root: 'key',
  config: 'key',
  configSource: 'key',
  base: 'derived',
  origin: 'derived',
  words: 'derived',
  prefix: 'derived',
  languages: 'derived',
  now: 'record',
  today: 'record',
  reached: 'record',
  titles: 'record',
  anchors: 'record',
  // Links depend on which pages and files there are.
  pages: ({ pages }) => [...pages.keys()],
  searchable: ({ searchable }) => [...searchable],
  table: ({ table }) => [table.aliases, [...table.files()]],
  addressOf: 'derived',
  unpublished: 'unread',
  images: 'unread',
}

/** The fingerprint of everything that all pages depend on. Pictures are left out, because each page depends only on its own. */
export function sharedFingerprint(site: Site, assets: SiteAssets): string {
  const { pictures: _pictures, shareImages: _shareImages, files: _files, ...rest } = assets
  const shared = Object.values(PARTS).map((part) => (typeof part === 'function' ? part(site) : part))
  return digestOf(JSON.stringify([shared, rest]))
}
