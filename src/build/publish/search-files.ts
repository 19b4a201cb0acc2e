/** The files that the search of the site loads, one for each language. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { SearchIndex } from '../../block/search-index.ts'
import { type ReadParts, searchedSites, searchIndex, withoutTexts } from '../../core/render/search-index.ts'
import type { Site } from '../../core/site/site.ts'
import { searchPath } from '../../core/site/written-files.ts'
import type { PlannedFile } from '../files/planned-file.ts'

/** Bytes, compressed. A larger index leaves out the texts. */
const LARGEST_INDEX = 150_000

/** As servers compress an answer that they make. The best quality would take longer than the rest of the build. */
const QUALITY = 5

/** Hardly any text gets smaller than this part of it. A longer one is not compressed to try: browsers count its words. */
const MOST_PACKED = 7

/** `key` names everything that the files are made from. */
export function searchFiles(site: Site, parts?: ReadParts, key?: string): readonly PlannedFile[] {
  return searchedSites(site).map((view) => ({
    path: searchPath(view),
    content: () => searchText(searchIndex(view, parts)),
    ...(key === undefined ? {} : { key }),
  }))
}

/** `most` is the number of bytes that it may have. */
export function searchText(index: SearchIndex, most = LARGEST_INDEX): string {
  const whole = JSON.stringify(index)
  return isWithin(whole, most) ? whole : JSON.stringify(withoutTexts(index))
}

function isWithin(text: string, most: number): boolean {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return true
  if (bytes.length > most * MOST_PACKED) return false
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return brotliCompressSync(bytes, { params }).length <= most
}
