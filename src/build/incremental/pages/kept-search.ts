/** Keeps what the search reads of each page, so that only changed pages are read again for it. */
import type { ReadParts } from '../../../core/render/search-index.ts'
import { searchedPages, searchedSites } from '../../../core/render/search-index.ts'
import type { PagePart } from '../../../core/site/page-parts.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { digestOf } from '../../base/hash.ts'
import type { PlannedFile } from '../../files/planned-file.ts'
import { searchFiles } from '../../publish/search-files.ts'
import type { Kind, Store } from '../../store/store.ts'

type Row = readonly [route: string, sources: string, parts: readonly PagePart[]]

const PARTS: Kind<readonly Row[]> = {
  name: 'search.json',
  version: 1,
  fits: (value): value is readonly Row[] => Array.isArray(value),
}

export type KeptSearch = {
  readonly files: readonly PlannedFile[]
  /** To be called once all files are written. */
  readonly save: () => void
}

/** `key` names the engine and site.yaml, `sourcesOf` gives the fingerprint of a page's own sources. */
export function keptSearch(
  site: Site,
  { store, key }: { readonly store: Store; readonly key: string },
  sourcesOf: (page: LinkedPage) => string,
): KeptSearch {
  const pages = searchedSites(site).flatMap(searchedPages)
  if (pages.length === 0) return { files: searchFiles(site), save: () => undefined }
  let before: ReadonlyMap<string, Row> | undefined
  const rows = new Map<string, Row>()
  let isNew = false
  const parts: ReadParts = (page, read) => {
    before ??= new Map(store.read(PARTS, key)?.map((row) => [row[0], row]))
    const sources = sourcesOf(page)
    const kept = before.get(page.route)
    const row: Row = kept?.[1] === sources ? kept : [page.route, sources, read()]
    isNew ||= row !== kept
    rows.set(page.route, row)
    return row[2]
  }
  const state = digestOf(JSON.stringify([key, pages.map((page) => [page.route, sourcesOf(page)])]))
  return {
    files: searchFiles(site, parts, state),
    save: () => {
      if (isNew || (before && before.size !== rows.size)) store.write(PARTS, key, [...rows.values()])
    },
  }
}
