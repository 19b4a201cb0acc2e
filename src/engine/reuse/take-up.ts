/** Puts the rows of tables and the blocks of snippets to where pages ask for them. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import { type LoadedSite, readText, type SiteFiles } from '../load.ts'
import { checkCircles, checkUse } from './circles.ts'
import { TABLE_FILE, type Tables, tablesIn, withRows } from './rows.ts'
import { snippetName, type Whole, withSnippets } from './snippets.ts'
import { type TableFile, toTable } from './table.ts'

export type TakenUp = {
  readonly pages: readonly Whole[]
  readonly snippets: readonly Whole[]
  /** By their paths from the root. */
  readonly tables: ReadonlyMap<string, TableFile>
}

export function takeUp(files: SiteFiles, loaded: LoadedSite, report: Report): TakenUp {
  const { pages, snippets } = loaded
  const { tables, byPath } = tablesOf(files, loaded, report)
  const shared = new Map(
    snippets.map((source) => [snippetName(source.path) ?? '', withRows(source, tables, report)]),
  )
  checkCircles(shared, report)
  checkUse(shared, pages, report)
  return {
    pages: pages.map((source) => withSnippets(withRows(source, tables, report), shared, report)),
    snippets: [...shared.values()].map((document) => withSnippets(document, shared, report)),
    tables: byPath,
  }
}

/** The tables that documents ask for. Others may be anything. */
export function tablesOf(
  files: SiteFiles,
  { pages, snippets }: LoadedSite,
  report: Report,
): { readonly tables: Tables; readonly byPath: TakenUp['tables'] } {
  const names = files.names.filter((name) => TABLE_FILE.test(name))
  const asked = new Set([...pages, ...snippets].flatMap(tablesIn))
  const found = names.flatMap((name): TableFile[] => {
    const path = `pages/${name}`
    const text = asked.has(name) ? readText(files, path, report) : undefined
    return text === undefined ? [] : [toTable(path, text, report)]
  })
  const byPath = new Map(found.map((file) => [file.path, file]))
  return { tables: { names, table: (name) => byPath.get(`pages/${name}`)?.table }, byPath }
}
