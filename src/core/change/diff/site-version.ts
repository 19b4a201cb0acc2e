/** Reads one version of a site for a review: documents as a build reads them, other files by their fingerprints. */
import { site as siteSchema } from '../../../../schema/site.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { changedFiles } from '../../load/file-change.ts'
import { openTables } from '../../load/includes.ts'
import { load } from '../../load/load.ts'
import type { DocumentFiles } from '../../load/site-files.ts'
import { snippetName } from '../../load/snippets/snippets.ts'
import { withRows } from '../../load/tables/include-rows.ts'
import { isPage, type Route, routeOf } from '../../site/routes.ts'
import { interpolate, type SiteValues, siteValues, valuesFor } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { migrate } from '../migrate/migrate.ts'
import type { Problem } from './change-types.ts'
import { parsePage, parseTexts } from './parse-texts.ts'
import { fieldOf, textOf, toValue, type Value } from './value.ts'

/** A file that is compared only by its fingerprint, which is the same for the same content. `size` is in bytes. */
export type FileVersion = { readonly fingerprint: string; readonly size: number }

/** `value` is `undefined` if the text cannot be read; `problem` says why. */
export type Document = {
  readonly path: string
  readonly source: SourceFile | undefined
  readonly value: Value | undefined
  readonly problem: Problem | undefined
}

export type SiteVersion = {
  readonly site: Document
  readonly pages: ReadonlyMap<Route, Document>
  /** By their names: `snippets/apply`. */
  readonly snippets: ReadonlyMap<string, Document>
  /** Pictures below pages/ and the files of public/, by their paths from the root. */
  readonly files: ReadonlyMap<string, FileVersion>
  readonly values: SiteValues
}

export type VersionFiles = DocumentFiles & { readonly fingerprints: ReadonlyMap<string, FileVersion> }

/** Ignores mistakes in documents, as long as they have no syntax errors. Reads an older format as the present one. */
export function readVersion(written: VersionFiles): SiteVersion {
  const files = changedFiles(written, migrate(written))
  const found: Diagnostic[] = []
  const loaded = load(files, (diagnostic) => found.push(diagnostic))
  const values = siteValues(loaded.site?.value) ?? new Map()
  const problemOf = (path: string): Problem | undefined => {
    const first = found.find(({ severity, span }) => severity === 'error' && span.file === path)
    return first && { line: first.span.start.line, message: first.message }
  }
  const tables = openTables(files, () => {})
  const document = (path: string, read: SourceFile | undefined, meant: (filled: unknown) => unknown) => {
    const source = read && withRows(read, tables, () => {}).source
    const filled = source && interpolate(source, valuesFor(path, values), () => {}).value
    const value = source && toValue({ source, filled, meant: meant(filled) })
    return { path, source, value, problem: value ? undefined : problemOf(path) }
  }
  const sources = new Map([...loaded.pages, ...loaded.snippets].map((source) => [source.path, source]))
  const documents = files.names
    .map((name) => `pages/${name}`)
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => document(path, sources.get(path), parsePage))
  return {
    site: document('site.yaml', loaded.site, (filled) => parseTexts(siteSchema, filled)),
    pages: new Map(documents.filter(({ path }) => isPage(path)).map((page) => [routeOf(page.path), page])),
    snippets: new Map(
      documents.flatMap((each) => {
        const name = snippetName(each.path)
        return name === undefined ? [] : [[name, each] as const]
      }),
    ),
    files: files.fingerprints,
    values,
  }
}

export function titleOf({ value, path }: Document): string {
  return textOf(value, 'title') ?? snippetName(path) ?? routeOf(path)
}

/** A document, its snippets, and the snippets of those. */
function wholeOf(document: Document, { snippets }: SiteVersion): readonly Document[] {
  const found = new Set([document])
  // The loop also visits the documents that it adds.
  for (const { value } of found)
    for (const name of usesIn(value)) {
      const snippet = snippets.get(name)
      if (snippet) found.add(snippet)
    }
  return [...found]
}

function usesIn(value: Value | undefined): readonly string[] {
  const listed = fieldOf(value, 'blocks')
  return listed?.kind === 'list' ? listed.entries.flatMap((block) => textOf(block, 'use') ?? []) : []
}

/** The routes of the pages that fit, themselves or by one of their snippets. */
export function pagesWith(site: SiteVersion, fits: (document: Document) => boolean): readonly Route[] {
  return [...site.pages]
    .filter(([, page]) => wholeOf(page, site).some(fits))
    .map(([route]) => route)
    .sort()
}
