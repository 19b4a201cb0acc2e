/** The documents of a site: read now, or known from before because their files have not changed. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import type { PageCache } from './cache/page-cache.ts'
import { lastOne, type Reread, recalledPage } from './cache/recalled-page.ts'
import type { PageRecord } from './cache/record.ts'
import { type OwnChecks, ownChecker } from './check-own.ts'
import type { Clock } from './clock.ts'
import { type SiteValues, siteValues } from './interpolate.ts'
import { type LoadedSite, listed, load, readSource, type SiteFiles } from './load.ts'
import { type Memory, remembered } from './memory.ts'
import { traitsOf } from './page-traits.ts'
import { routeOf, writtenAliases } from './routes.ts'
import type { LinkedPage } from './site.ts'
import type { SourceFile } from './source.ts'
import { isKnownVersion, validatePage, validateSite } from './validate.ts'

/** What spares looking at documents that have not changed: within a process, and from one call to the next. */
export type Known = {
  readonly memory?: Memory | undefined
  readonly cache?: { readonly pages: PageCache; readonly clock: Clock } | undefined
}

export type Documents = {
  readonly loaded: LoadedSite
  readonly config: SiteConfig | undefined
  /** The pages of which nothing was refused, published or not. */
  readonly pages: readonly LinkedPage[]
  /** What a page says of its other addresses, also one with mistakes. */
  readonly aliasesOf: (source: SourceFile) => unknown
  /** What is known of pages by themselves. */
  readonly checks: ReadonlyMap<SourceFile, OwnChecks>
}

/** Only what was loaded, if that is written in a version of the format that nobody knows. */
export function readDocuments(
  files: SiteFiles,
  report: Report,
  known: Known,
): Documents | { readonly loaded: LoadedSite } {
  const { root } = files
  const site = readSource(files, 'site.yaml', report, known.memory)
  if (site && !isKnownVersion(site, report)) return { loaded: load(files, () => undefined) }
  const { pages: paths, images } = listed(files, report)
  const values = siteValues(site?.value)
  const config = site && validateSite(site, values, report)
  const reading = {
    files,
    known,
    values,
    report,
    keep: keeper(known, config),
    reread: rereader(files, known, values),
  }
  const documents = paths.flatMap((path) => readDocument(path, reading) ?? [])
  const aliases = new Map(documents.map((document) => [document.source, document.aliases]))
  return {
    loaded: { root, site, images, pages: documents.map(({ source }) => source) },
    config,
    pages: documents.flatMap(({ linked }) => linked ?? []),
    aliasesOf: (source) => aliases.get(source),
    checks: new Map(documents.flatMap(({ source, checks }) => (checks ? [[source, checks] as const] : []))),
  }
}

/** A page as far as it is known. */
type Document = {
  readonly source: SourceFile
  readonly aliases: unknown
  readonly linked?: LinkedPage
  readonly checks?: OwnChecks
}

type Reading = {
  readonly files: SiteFiles
  readonly known: Known
  readonly values: SiteValues | undefined
  readonly report: Report
  readonly keep: Keep | undefined
  readonly reread: Reread
}

/** One after the other: what was read of a page is let go once its record is made. */
function readDocument(path: string, reading: Reading): Document | undefined {
  const { files, known, values, report, keep, reread } = reading
  const { memory, cache } = known
  const record = cache?.pages.recall(path, cache.clock.now)
  if (record) {
    for (const diagnostic of record.found) report(diagnostic)
    return recalledDocument(path, record, reread)
  }
  const found: Diagnostic[] = []
  const tell: Report = (diagnostic) => {
    found.push(diagnostic)
    report(diagnostic)
  }
  const source = readSource(files, path, tell, memory)
  if (!source) return undefined
  const page = remembered(memory?.pages(values), source, tell, (each) => validatePage(source, values, each))
  const aliases = writtenAliases(source)
  if (!page) return { source, aliases }
  const linked = { route: routeOf(path), source, page, traits: traitsOf(page) }
  const kept = keep?.(linked, found)
  return kept ? recalledDocument(path, kept, reread) : { source, linked, aliases }
}

function recalledDocument(path: string, record: PageRecord, reread: Reread): Document {
  const linked = recalledPage(path, record, reread)
  const { found, spellings, since = -Infinity, until = Infinity } = record.checks
  const checks = { found, spellings, span: { since, until } }
  return { source: linked.source, linked, checks, aliases: linked.page.aliases }
}

type Keep = (linked: LinkedPage, found: readonly Diagnostic[]) => PageRecord | undefined

/** What is kept says what a page is by itself, and that cannot be said without site.yaml. */
function keeper({ cache }: Known, config: SiteConfig | undefined): Keep | undefined {
  if (!cache || !config) return undefined
  const checkOwn = ownChecker(config, cache.clock)
  return (linked, found) =>
    cache.pages.keep(linked.source, {
      page: linked.page,
      traits: linked.traits,
      found,
      checks: checkOwn(linked),
    })
}

/** Reads parts of a page once more, without a word. */
function rereader(files: SiteFiles, { cache }: Known, values: SiteValues | undefined): Reread {
  const ignore = () => undefined
  const source = lastOne((path) => {
    const read = readSource(files, path, ignore)
    if (!read) throw new Error(`${path} was changed while it was looked at. Run the command again.`)
    return read
  })
  const blocks = lastOne(
    (path) => cache?.pages.blocksOf(path) ?? validatePage(source(path), values, ignore)?.blocks ?? [],
  )
  return { source, blocks }
}
