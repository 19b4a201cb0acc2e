/** The addresses of the files that the build of a site writes besides its pages. */
import type { BlockType } from '../../../schema/page.ts'
import { ALWAYS_WRITTEN, SEARCH_INDEX } from '../base/written-files.ts'
import { notFoundOf, viewsOf } from './languages.ts'
import { fileBeside, fileOf, foldedPath } from './routes.ts'
import type { Site } from './site.ts'

/** The path of the index of the search, for the language of the site. */
export const searchPath = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/${SEARCH_INDEX}`.slice(1)

/** All but those of feeds, and of hidden files: nothing of an author can have these. */
export function writtenAddresses(site: Site): readonly string[] {
  const made = viewsOf(site).flatMap((view) => [
    ...(site.table.find(notFoundOf(view)) ? [] : [fileOf(notFoundOf(view))]),
    ...(site.config.search ? [searchPath(view)] : []),
  ])
  return [...ALWAYS_WRITTEN, ...made].map((path) => `/${path}`)
}

/** The extension of the feed of a block. The feeds themselves need what only a build loads. */
export const FEEDS: { readonly [Type in BlockType]?: string } = { calendar: 'ics' }

/** Returns a function that tells whether the build writes such a file at an address. */
export function isWrittenFor(site: Site): (address: string) => boolean {
  const written = new Set(writtenAddresses(site))
  return (address) => {
    const path = foldedPath(address)
    const route = site.table.find(path.replace(/\.\w+$/, ''))?.route ?? ''
    const page = site.pages.get(route) ?? site.unpublished.get(route)?.page
    const isBeside = (type: BlockType) => path === foldedPath(`/${fileBeside(route, FEEDS[type] ?? '')}`)
    return written.has(path) || !!page?.traits.types.some(isBeside)
  }
}
