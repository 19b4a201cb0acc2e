/** Gives a page another address, if the site stays right. Writes no file. */
import type { ReadResult } from '../../check/read-site.ts'
import { isPage, routeTable } from '../../site/routes.ts'
import { languagesIn } from '../../validate/site-in-language.ts'
import { breaks, type ReadChanged } from '../new-errors.ts'
import { type Refusal, type RenameSources, type Renaming, rename } from './rename.ts'

/** `names` are the files below pages/. */
export function renameInSite(
  read: ReadChanged,
  names: readonly string[],
  from: string,
  to: string,
): Renaming | Refusal {
  const before = read([])
  const table = tableOf(before)
  const site = before.sources.find(({ path }) => path === 'site.yaml')
  const renaming = rename(documentsOf(before, names), table, from, to, languagesIn(site?.value))
  if ('refusal' in renaming) return renaming
  const refusal = breaks(before, read(renaming.changes))
  return refusal === undefined ? renaming : { refusal }
}

export function tableOf({ sources }: ReadResult) {
  return routeTable(
    sources.filter(({ path }) => isPage(path)),
    () => undefined,
  )
}

/** Everything that may link to a page: documents and the cells of tables. */
export function documentsOf({ sources, tables }: ReadResult, names: readonly string[]): RenameSources {
  const found = [...sources, ...[...tables.values()].flatMap(({ table }) => (table ? [table.source] : []))]
  const known = new Set(found.filter(({ value }) => value !== undefined).map(({ path }) => path))
  const documents = names.filter((name) => /\.ya?ml$/i.test(name)).map((name) => `pages/${name}`)
  const all = ['site.yaml', ...documents, ...tables.keys()]
  return { sources: found, unread: all.filter((path) => !known.has(path)) }
}
