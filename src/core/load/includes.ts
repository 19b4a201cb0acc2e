/** Includes snippets and tables: puts their blocks and rows where pages ask for them. */
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { readText } from './load.ts'
import type { DocumentFiles } from './site-files.ts'
import { checkCircles } from './snippets/check-snippets.ts'
import { type ExpandedDocument, type Snippets, snippetName, withSnippets } from './snippets/snippets.ts'
import { TABLE_FILE, type Tables, withRows } from './tables/include-rows.ts'
import { readTable, type TableFile } from './tables/table.ts'

export type Includes = {
  /** The document with all that it includes. Reports snippets and tables that are missing. */
  readonly expand: (source: SourceFile, report: Report) => ExpandedDocument
  readonly snippetsByName: Snippets
  /** All snippets, expanded. */
  readonly snippets: readonly ExpandedDocument[]
  readonly tables: OpenTables
}

export function openIncludes(
  files: DocumentFiles,
  snippets: readonly SourceFile[],
  languages: readonly string[],
  report: Report,
): Includes {
  const tables = openTables(files, report)
  const named = snippets.map(
    (source) => [snippetName(source.path) ?? '', withRows(source, tables, report)] as const,
  )
  const snippetsByName = Object.assign(new Map(named), { languages })
  checkCircles(snippetsByName, report)
  return {
    expand: (source, reportOn) => withSnippets(withRows(source, tables, reportOn), snippetsByName, reportOn),
    snippetsByName,
    snippets: [...snippetsByName.values()].map((document) => withSnippets(document, snippetsByName, report)),
    tables,
  }
}

export type OpenTables = Tables & {
  /** The tables that were asked for so far, by their paths from the root. */
  readonly asked: ReadonlyMap<string, TableFile>
}

/** Reads a table when a document asks for it. Other CSV files may hold anything. */
export function openTables(files: DocumentFiles, report: Report): OpenTables {
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
        if (text !== undefined) asked.set(path, readTable(path, text, report))
      }
      return asked.get(path)?.table
    },
  }
}
