/** The documents of a site: site.yaml, snippets, tables and pages, each read and validated by itself. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { takingUp } from '../load/includes.ts'
import { type LoadedSite, listed, load, readSource, without } from '../load/load.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { checkUse } from '../load/snippets/check-snippets.ts'
import type { TableFile } from '../load/tables/table.ts'
import { siteValues } from '../validate/interpolate.ts'
import { isKnownVersion, validateSite, validateSnippet } from '../validate/validate.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { type PageRead, type PageReader, pageReader, type Surroundings } from './read-page.ts'
import type { LinkedPage } from './site.ts'

export type Documents = {
  readonly loaded: LoadedSite
  readonly config: SiteConfig | undefined
  /** The pages of which nothing was refused, published or not; snippets and tables are included. */
  readonly pages: readonly LinkedPage[]
  /** The snippets of which nothing was refused. */
  readonly snippets: readonly SourceFile[]
  /** Those that pages and snippets ask for, by their paths. */
  readonly tables: ReadonlyMap<string, TableFile>
  /** What a page says of its other addresses, also one with mistakes. */
  readonly aliasesOf: (source: SourceFile) => unknown
  /** Reads a page as all of them were read. */
  readonly reader: PageReader
}

/** May read pages otherwise than the reader that it is given: from what it has kept. */
export type WrapReader = (reader: PageReader, surroundings: Surroundings) => PageReader

/** Only what was loaded, if that is written in a version of the format that nobody knows. */
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
  const parts = takingUp(files, snippets, report)
  const surroundings = { files, site, config, values, parts }
  const plain = pageReader(surroundings)
  const reader = wrap(plain, surroundings)
  const read = paths.pages.flatMap((path) => reader(path, report) ?? [])
  checkUse(
    parts.shared,
    read.map(({ uses }) => uses),
    report,
  )
  const sources = read.map(({ source }) => source)
  const sound = parts.snippets.filter((whole) => validateSnippet(whole.source, values, report, whole.parts))
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
    tables: parts.tables.asked,
    aliasesOf: aliasesIn(read),
    reader: plain,
  }
}

function aliasesIn(read: readonly PageRead[]): Documents['aliasesOf'] {
  const written = new Map<SourceFile, unknown>()
  for (const { source, aliases } of read) if (aliases !== undefined) written.set(source, aliases)
  return (source) => written.get(source)
}
