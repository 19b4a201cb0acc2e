/** The texts of all files that can have diagnostics. */
import type { TableFile } from '../load/tables/table.ts'
import type { SourceFile } from '../yaml/source-file.ts'

type Texts = {
  readonly sources: readonly SourceFile[]
  readonly tables: ReadonlyMap<string, TableFile>
}

export type FileTexts = { readonly get: (path: string) => string | undefined }

/** They are collected on the first call. */
export function fileTexts({ sources, tables }: Texts): FileTexts {
  let files: ReadonlyMap<string, { readonly text: string }> | undefined
  return {
    get: (path) => {
      files ??= new Map(sources.map((source) => [source.path, source]))
      return (files.get(path) ?? tables.get(path))?.text
    },
  }
}
