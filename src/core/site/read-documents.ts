/** Reads and validates site.yaml, the snippets, the tables and the pages, each by itself. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { once } from '../base/memoize.ts'
import { openIncludes } from '../load/includes.ts'
import { type LoadedSite, listed, load, readSource, readText, without } from '../load/load.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { checkUnusedSnippets } from '../load/snippets/check-snippets.ts'
import { snippetName } from '../load/snippets/snippets.ts'
import type { TableFile } from '../load/tables/table.ts'
import { siteValues } from '../validate/interpolate.ts'
import { siteData } from '../validate/site-groups.ts'
import { languagesIn } from '../validate/site-in-language.ts'
import { isKnownVersion, validateSite, validateSnippet } from '../validate/validate.ts'
import { toSource } from '../yaml/source.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { type BrokenFile, type PossibleAddresses, possibleAddresses } from './possible-addresses.ts'
import { type PageRead, type PageReader, pageReader, type ReadContext } from './read-page.ts'
import type { LinkedPage } from './site.ts'
import type { ComparedTraits } from './traits/compared-traits.ts'

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
  /** Addresses that pages with mistakes may have. */
  readonly possible: PossibleAddresses
  /** Reads one more page in the same way. */
  readonly reader: PageReader
}

/** Wraps the reader of pages: a build can take pages from what it kept. */
export type WrapReader = (reader: PageReader, context: ReadContext) => PageReader

/** Returns only `loaded` if site.yaml has an unknown or old `schemaVersion`. `compared` is for checks only. */
export function readDocuments(
  files: DocumentFiles,
  report: Report,
  wrap: WrapReader = (reader) => reader,
  compared?: ComparedTraits,
): Documents | { readonly loaded: LoadedSite } {
  const site = readSource(files, 'site.yaml', report)
  if (site && !isKnownVersion(site, report)) return { loaded: load(files, () => undefined) }
  const paths = listed(files, report, site !== undefined)
  const textsOf = once(() =>
    [...paths.pages, ...paths.snippets].map((path) => readText(files, path, () => undefined)).join('\n'),
  )
  const groups = site && siteData(site, textsOf)
  const values = siteValues(groups?.value, site)
  groups?.found.forEach(report)
  const config = site && groups?.found.length === 0 ? validateSite(site, values, report) : undefined
  const snippets = paths.snippets.flatMap((path) => readSource(files, path, report) ?? [])
  const lost = [...without(paths.snippets, snippets), ...paths.refused]
  const includes = openIncludes(
    files,
    [...snippets, ...unreadSnippets(lost)],
    languagesIn(site?.value),
    report,
  )
  const context = { files, site, config, values, includes }
  const plain = pageReader(context, compared)
  const reader = wrap(plain, context)
  const read = paths.pages.flatMap((path) => reader(path, report) ?? [])
  checkUnusedSnippets(
    includes.snippetsByName,
    read.map(({ uses }) => uses),
    report,
  )
  const sources = read.map(({ source }) => source)
  const unread = without(paths.pages, sources)
  const sound = includes.snippets.filter((expanded) =>
    validateSnippet(expanded.source, values, report, expanded.blocks),
  )
  return {
    loaded: {
      root: files.root,
      site,
      images: paths.images,
      others: paths.others,
      pages: sources,
      unread,
      snippets,
    },
    config,
    pages: read.flatMap(({ page }) => page ?? []),
    snippets: sound.map(({ source }) => source),
    tables: includes.tables.asked,
    aliasesOf: aliasesIn(read),
    possible: possibleAddresses(brokenFiles(files, read, [...unread, ...paths.refused])),
    reader: plain,
  }
}

/** Snippets that cannot be read are there all the same: a page that includes one has no mistake. */
const unreadSnippets = (paths: readonly string[]): readonly SourceFile[] =>
  paths
    .map((path) => path.replace(/\.ya?ml[^/]*$/i, '.yaml'))
    .filter((path) => snippetName(path) !== undefined)
    .map((path) => toSource(path, '', () => undefined))

/** `unread` are files that no page was made from. */
function brokenFiles(
  files: DocumentFiles,
  read: readonly PageRead[],
  unread: readonly string[],
): readonly BrokenFile[] {
  const closed = (files.closed ?? []).map(({ path }) => ({ path, text: undefined }))
  const others = unread.map((path) => ({ path, text: readText(files, path, () => undefined) }))
  const broken = read.flatMap(({ source, page }) => (page ? [] : [source]))
  return [...closed, ...others, ...broken]
}

function aliasesIn(read: readonly PageRead[]): Documents['aliasesOf'] {
  const written = new Map<SourceFile, unknown>()
  for (const { source, aliases } of read) if (aliases !== undefined) written.set(source, aliases)
  return (source) => written.get(source)
}
