/** The documents of a site: read now, or known from before because their files have not changed. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import { shortDigest } from './cache/file-states.ts'
import type { PageCache, PageRead } from './cache/page-cache.ts'
import { lastOne, type Reread, recalledPage } from './cache/recalled-page.ts'
import type { PageRecord } from './cache/record.ts'
import { ownChecker } from './check-own.ts'
import type { Clock } from './clock.ts'
import { type SiteValues, siteValues } from './interpolate.ts'
import { type LoadedSite, listed, load, readSource, type SiteFiles, without } from './load.ts'
import { type Memory, remembered } from './memory.ts'
import { traitsOf } from './page-traits.ts'
import { checkUse, snippetsUsedIn } from './reuse/circles.ts'
import type { Whole } from './reuse/snippets.ts'
import type { TableFile } from './reuse/table.ts'
import { type TakingUp, takingUp } from './reuse/take-up.ts'
import { routeOf, writtenAliases } from './routes.ts'
import type { LinkedPage } from './site.ts'
import type { SourceFile } from './source.ts'
import { Unfinished } from './unfinished.ts'
import { isKnownVersion, validatePage, validateSite, validateSnippet } from './validate.ts'

/** What spares looking at documents that have not changed: within a process, and from one call to the next. */
export type Known = {
  readonly memory?: Memory | undefined
  readonly cache?: { readonly pages: PageCache; readonly clock: Clock } | undefined
}

export type Documents = {
  readonly loaded: LoadedSite
  readonly config: SiteConfig | undefined
  /** The pages of which nothing was refused, published or not; snippets and tables are taken up. */
  readonly pages: readonly LinkedPage[]
  /** The snippets of which nothing was refused. */
  readonly snippets: readonly SourceFile[]
  /** Those that pages and snippets ask for, by their paths. */
  readonly tables: ReadonlyMap<string, TableFile>
  /** What a page says of its other addresses, also one with mistakes. */
  readonly aliasesOf: (source: SourceFile) => unknown
  /** Reads parts of a page again. */
  readonly reread: Reread
}

/** Only what was loaded, if that is written in a version of the format that nobody knows. */
export function readDocuments(
  files: SiteFiles,
  report: Report,
  known: Known,
): Documents | { readonly loaded: LoadedSite } {
  const { root } = files
  const site = readSource(files, 'site.yaml', report, known.memory)
  const named = known.cache?.pages.key.site
  if (site && named !== undefined && named !== shortDigest(site.text)) throw changed('site.yaml')
  if (site && !isKnownVersion(site, report)) return { loaded: load(files, () => undefined) }
  const paths = listed(files, report, site !== undefined)
  const values = siteValues(site?.value)
  const config = site && validateSite(site, values, report)
  const read = (path: string) => readSource(files, path, report, known.memory) ?? []
  const snippets = paths.snippets.flatMap(read)
  const parts = takingUp(files, snippets, report)
  const reread = rereader(files, known, values, parts)
  const reading = { files, known, values, report, parts, keep: keeper(files, known, config), reread }
  const pages = paths.pages.flatMap((path) => readDocument(path, reading) ?? [])
  const uses = pages.map(({ uses }) => uses)
  checkUse(parts.shared, uses, report)
  const sources = pages.map(({ source }) => source)
  const sound = parts.snippets.filter((whole) => validateSnippet(whole.source, values, report, whole.parts))
  return {
    loaded: {
      root,
      site,
      images: paths.images,
      pages: sources,
      unread: without(paths.pages, sources),
      snippets,
    },
    config,
    ...knownOf(pages),
    snippets: sound.map(({ source }) => source),
    tables: parts.tables.asked,
    reread,
  }
}

function knownOf(documents: readonly Document[]): Pick<Documents, 'pages' | 'aliasesOf'> {
  const pages: LinkedPage[] = []
  const listed = new Map<SourceFile, unknown>()
  for (const { source, aliases, linked } of documents) {
    if (aliases !== undefined) listed.set(source, aliases)
    if (linked) pages.push(linked)
  }
  return { pages, aliasesOf: (source) => listed.get(source) }
}

/** A page as far as it is known. */
type Document = {
  readonly source: SourceFile
  readonly aliases: unknown
  /** The names of the snippets that it takes up; `undefined` if it cannot be read. */
  readonly uses: readonly string[] | undefined
  readonly linked?: LinkedPage
}

type Reading = {
  readonly files: SiteFiles
  readonly known: Known
  readonly values: SiteValues | undefined
  readonly report: Report
  readonly parts: TakingUp
  readonly keep: Keep | undefined
  readonly reread: Reread
}

/** One after the other: what was read of a page is let go once its record is made. */
function readDocument(path: string, reading: Reading): Document | undefined {
  const { files, known, values, report, parts, keep } = reading
  const { memory, cache } = known
  const record = cache?.pages.recall(path, cache.clock.now)
  if (record) {
    for (const diagnostic of record.found) report(diagnostic)
    return recalledDocument(path, record, reading)
  }
  const found: Diagnostic[] = []
  const tell: Report = (diagnostic) => {
    found.push(diagnostic)
    report(diagnostic)
  }
  const source = readSource(files, path, tell, memory)
  if (!source) return undefined
  const whole = parts.whole(source, tell)
  const page = remembered(memory?.pages(values), whole.source, tell, (each) =>
    validatePage(whole.source, values, each, whole.parts),
  )
  const document = { source, aliases: writtenAliases(source), uses: snippetsUsedIn(source) }
  if (!page) return document
  const linked = { route: routeOf(path), source: whole.source, page, traits: traitsOf(page) }
  const kept = keep?.(linked, { found, uses: document.uses ?? [], standIns: source.standIns.length })
  return kept ? recalledDocument(path, kept, reading) : { ...document, linked }
}

function recalledDocument(
  path: string,
  record: PageRecord,
  { parts, reread }: Pick<Reading, 'parts' | 'reread'>,
): Document {
  if (record.parts.length > 0) {
    const taken = record.parts.map(([part]) => part)
    for (const name of parts.tables.names) if (taken.includes(`pages/${name}`)) parts.tables.table(name)
  }
  const { source, linked } = recalledPage(path, record, reread)
  return { source, linked, aliases: linked.page.aliases, uses: record.uses }
}

type Keep = (linked: LinkedPage, read: PageRead) => PageRecord | undefined

/** What is kept says what a page is by itself, and that cannot be said without site.yaml. */
function keeper(files: SiteFiles, { cache }: Known, config: SiteConfig | undefined): Keep | undefined {
  if (!cache || !config) return undefined
  const checkOwn = ownChecker(config, cache.clock)
  return (linked, { found, uses, standIns }) => {
    const stamp = files.stampOf?.(linked.source.path)
    return cache.pages.keep(linked, { found, uses, standIns, stamp, checks: checkOwn(linked) })
  }
}

/** Reads parts of a page once more, without a word. */
function rereader(
  files: SiteFiles,
  { cache }: Known,
  values: SiteValues | undefined,
  parts: TakingUp,
): Reread {
  const ignore = () => undefined
  const source = lastOne((path): SourceFile => {
    const read = readSource(files, path, ignore)
    const isAsBefore = read && (cache?.pages.isAsRead(path, read.text) ?? true)
    if (!isAsBefore) throw changed(path)
    return read
  })
  const whole = lastOne((path): Whole => {
    const found = parts.whole(source(path), ignore)
    const isAsBefore = cache?.pages.arePartsAsRead(path, found.source) ?? true
    if (!isAsBefore) throw changed(`What ${path} takes up`)
    return found
  })
  const blocks = lastOne((path) => {
    const held = cache?.pages.blocks?.of(path)
    return held ?? validatePage(whole(path).source, values, ignore, whole(path).parts)?.blocks ?? []
  })
  return { source, whole: (path) => whole(path).source, blocks }
}

const changed = (what: string) =>
  new Unfinished(`${what} was changed while it was looked at. Run the command again.`)
