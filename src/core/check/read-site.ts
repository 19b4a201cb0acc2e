/** load, validate and link, one after the other: a folder to a site. */

import { checkPublic } from '../../build/files/public-files.ts'
import type { PageCache } from '../../build/incremental/records/page-cache.ts'
import { type Diagnostic, inOrder, type Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { clockAt } from '../base/clock.ts'
import { filesIn, type SiteFiles } from '../load/load.ts'
import { eachOnce, inTables } from '../load/reuse/in-tables.ts'
import type { TableFile } from '../load/reuse/table.ts'
import { type Assembly, assemble, type Publishing, siteOf } from '../site/assemble.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import type { SourceFile } from '../yaml/source.ts'
import { link } from './link.ts'
import { checkPictures } from './pictures.ts'
import { inSeverities } from './severities.ts'

export type ReadOptions = Publishing & {
  /** Stand-ins are errors. */
  readonly release?: boolean
  /** The files of the site, where they are not those of the folder as they are now. */
  readonly files?: SiteFiles
  /** What was found of the same folder before. */
  readonly cache?: PageCache | undefined
  /** Called once all is read, before links are looked at: others may begin with their part then. */
  readonly assembled?: ((pages: readonly LinkedPage[]) => void) | undefined
}

export type ReadResult = Pick<Assembly, 'settings' | 'pages'> & {
  /** `undefined` if anything in it is wrong. */
  readonly site: Site | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** site.yaml, the pages and the snippets, as they were read. */
  readonly sources: readonly SourceFile[]
  /** The tables that they ask for, by their paths from the root. */
  readonly tables: ReadonlyMap<string, TableFile>
  readonly pageCount: number
  /** The files of which no field was refused: pages whose links were looked at, if site.yaml is among them. */
  readonly valid: () => ReadonlySet<string>
}

/** `root` is an absolute path. */
export function readSite(root: string, options: ReadOptions): ReadResult {
  const found: Diagnostic[] = []
  const report: Report = (diagnostic) => found.push(diagnostic)
  const { cache } = options
  const clock = clockAt(options.now)
  const assembly = assemble(options.files ?? filesIn(root), report, {
    cache: cache && { pages: cache, clock },
  })
  const site = assembly.settings && siteOf(assembly, assembly.settings, options)
  if (site) options.assembled?.(assembly.pages)
  checkPublic(root, assembly.table, report)
  if (site) checkLinks(site, assembly.pages, report, cache)
  cache?.save()
  if (options.release) reportStandIns(assembly, report)
  return resultOf(assembly, site, found)
}

/** All that is looked at once every document is read. `pages` are all valid pages, published or not. */
export function checkLinks(
  site: Site,
  pages: readonly LinkedPage[],
  report: Report,
  cache?: Pick<PageCache, 'links' | 'inspect'>,
): void {
  link(site, pages, report, cache?.links)
  checkPictures(site, pages, report, cache?.inspect)
}

export function sourcesOf({ loaded }: Pick<Assembly, 'loaded'>): readonly SourceFile[] {
  return [...(loaded.site ? [loaded.site] : []), ...loaded.pages, ...loaded.snippets]
}

/** Every stand-in, as what keeps a site from being released. */
export function reportStandIns(assembly: Assembly, report: Report): void {
  for (const { standIns } of sourcesOf(assembly))
    for (const { span } of standIns) report({ ...messages.standIn(), span })
}

/** `found` is all that the stages have reported. */
export function resultOf(
  assembly: Assembly,
  site: Site | undefined,
  found: readonly Diagnostic[],
): ReadResult {
  const { loaded, settings, pages, snippets, tables } = assembly
  const diagnostics = inSeverities(inTables(eachOnce(found), tables), loaded.site?.value)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  return {
    settings,
    pages,
    site: failed ? undefined : site,
    diagnostics: inOrder(diagnostics),
    sources: sourcesOf(assembly),
    tables,
    pageCount: loaded.pages.length,
    valid: () =>
      new Set([
        ...(settings ? [settings.source.path] : []),
        ...[...pages.map(({ source }) => source), ...snippets].map(({ path }) => path),
      ]),
  }
}

export type Texts = { readonly get: (path: string) => string | undefined }

/** The texts of all files that findings may lie in, by their paths. One is read only when it is asked for. */
export function textsOf({ sources, tables }: Pick<ReadResult, 'sources' | 'tables'>): Texts {
  let files: ReadonlyMap<string, { readonly text: string }> | undefined
  return {
    get: (path) => {
      files ??= new Map(sources.map((source) => [source.path, source]))
      return (files.get(path) ?? tables.get(path))?.text
    },
  }
}

/** The same with what a later stage has found. */
export function withFindings(result: ReadResult, later: readonly Diagnostic[]): ReadResult {
  const found = inTables(eachOnce(later), result.tables)
  const failed = found.some(({ severity }) => severity === 'error')
  return {
    ...result,
    site: failed ? undefined : result.site,
    diagnostics: inOrder([...result.diagnostics, ...found]),
  }
}
