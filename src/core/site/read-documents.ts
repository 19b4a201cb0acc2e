/** Reads and validates site.yaml, the snippets, the tables and the pages, each by itself. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { openIncludes } from '../load/includes.ts'
import { type LoadedSite, listed, load, readSource, without } from '../load/load.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { checkUnusedSnippets } from '../load/snippets/check-snippets.ts'
import type { TableFile } from '../load/tables/table.ts'
import { siteValues } from '../validate/interpolate.ts'
import { isKnownVersion, validateSite, validateSnippet } from '../validate/validate.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { type PageRead, type PageReader, pageReader, type ReadContext } from './read-page.ts'
import type { LinkedPage } from './site.ts'

export type Documents = {
  readonly loaded: LoadedSite
  readonly config: SiteConfig | undefined
  /** The pages without mistakes, published or not, with all that they include. */
  readonly pages: readonly LinkedPage[]
  /** The snippets without mistakes. */
  readonly snippets: readonly SourceFile[]
  /** The tables that pages and snippets ask for, by their paths from the root. */
  readonly tables: ReadonlyMap<string, TableFile>
  /** The field `aliases` of a page, not yet validated. */
  readonly aliasesOf: (source: SourceFile) => unknown
  /** Reads one more page in the same way. */
  readonly reader: PageReader
}

/** Wraps the reader of pages: a build can take pages from what it kept. */
export type WrapReader = (reader: PageReader, context: ReadContext) => PageReader

/** Returns only `loaded` if site.yaml has an unknown `schemaVersion`. */
export function readDocuments(
  files: DocumentFiles,
  report: Report,
  wrap: WrapReader = (reader) => reader,
): Documents | { readonly loaded: LoadedSite } {
  const site = readSource(files, 'site.yaml', report)
  if (site && !isKnownVersion(site, report)) return { loaded: load(files, () => undefined) }
  const paths = listed(files, report, site !== undefined)
  const values = siteValues(site?.value)
  const config = site && validateSite(site, values, report)
  const snippets = paths.snippets.flatMap((path) => readSource(files, path, report) ?? [])
  const includes = openIncludes(files, snippets, report)
  const context = { files, site, config, values, includes }
  const plain = pageReader(context)
  const reader = wrap(plain, context)
  const read = paths.pages.flatMap((path) => reader(path, report) ?? [])
  checkUnusedSnippets(
    includes.snippetsByName,
    read.map(({ uses }) => uses),
    report,
  )
  const sources = read.map(({ source }) => source)
  const sound = includes.snippets.filter((expanded) =>
    validateSnippet(expanded.source, values, report, expanded.blocks),
  )
  return {
    loaded: {
      root: files.root,
      site,
      images: paths.images,
      pages: sources,
      unread: without(paths.pages, sources),
      snippets,
    },
    config,
    pages: read.flatMap(({ page }) => page ?? []),
    snippets: sound.map(({ source }) => source),
    tables: includes.tables.asked,
    aliasesOf: aliasesIn(read),
    reader: plain,
  }
}

function aliasesIn(read: readonly PageRead[]): Documents['aliasesOf'] {
  const written = new Map<SourceFile, unknown>()
  for (const { source, aliases } of read) if (aliases !== undefined) written.set(source, aliases)
  return (source) => written.get(source)
}
