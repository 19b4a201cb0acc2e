/** Puts the rows of tables and the blocks of snippets to where pages ask for them. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { readText } from './load.ts'
import type { DocumentFiles } from './site-files.ts'
import { checkCircles } from './snippets/check-snippets.ts'
import { type Snippets, snippetName, type Whole, withSnippets } from './snippets/snippets.ts'
import { TABLE_FILE, type Tables, withRows } from './tables/include-rows.ts'
import { type TableFile, toTable } from './tables/table.ts'

export type TakingUp = {
  /** The document with all that it takes up. What it asks for in vain is reported. */
  readonly whole: (source: SourceFile, report: Report) => Whole
  /** By their names. */
  readonly shared: Snippets
  readonly snippets: readonly Whole[]
  readonly tables: TablesOf
}

export function takingUp(files: DocumentFiles, snippets: readonly SourceFile[], report: Report): TakingUp {
  const tables = tablesOf(files, report)
  const shared = new Map(
    snippets.map((source) => [snippetName(source.path) ?? '', withRows(source, tables, report)]),
  )
  checkCircles(shared, report)
  return {
    whole: (source, tell) => withSnippets(withRows(source, tables, tell), shared, tell),
    shared,
    snippets: [...shared.values()].map((document) => withSnippets(document, shared, report)),
    tables,
  }
}

export type TablesOf = Tables & {
  /** Those that somebody has asked for, by their paths from the root. */
  readonly asked: ReadonlyMap<string, TableFile>
}

/** A table is read when it is asked for. Files that nobody asks for may be anything. */
export function tablesOf(files: DocumentFiles, report: Report): TablesOf {
  const names = files.names.filter((name) => TABLE_FILE.test(name))
  const asked = new Map<string, TableFile>()
  const tried = new Set<string>()
  return {
    names,
    asked,
    table: (name) => {
      const path = `pages/${name}`
      if (!tried.has(path) && names.includes(name)) {
        tried.add(path)
        const text = readText(files, path, report)
        if (text !== undefined) asked.set(path, toTable(path, text, report))
      }
      return asked.get(path)?.table
    },
  }
}
