/** Reads and checks a whole site: from its files to a site that can be rendered. */
import { type Diagnostic, inOrder, type Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { SiteFiles } from '../load/site-files.ts'
import type { TableFile } from '../load/tables/table.ts'
import { withoutDuplicates, withTableCells } from '../load/tables/table-findings.ts'
import { type Assembly, assemble, type Publishing, siteOf } from '../site/assemble.ts'
import type { WrapReader } from '../site/read-documents.ts'
import type { LinkedPage, Site } from '../site/site.ts'
import { comparedTraits } from '../site/traits/compared-traits.ts'
import { isWrittenFor } from '../site/written-files.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { onePerCause } from './causes/one-per-cause.ts'
import { checkAliases, checkPublic } from './check-public-files.ts'
import { checkSite } from './check-site.ts'
import { checkStudio } from './check-studio.ts'
import type { WrapChecker } from './checker.ts'
import { fileTexts } from './file-texts.ts'

export type ReadOptions = Publishing & {
  /** Whether stand-ins are errors. */
  readonly release?: boolean
  /** To save work that an earlier call has done. */
  readonly wrappers?: Wrappers | undefined
  /** Called when all documents are read and links are not checked yet, so that other work can begin. */
  readonly onAssembled?: ((pages: readonly LinkedPage[]) => void) | undefined
}

/** These replace steps of the work. They must give the same results. */
export type Wrappers = {
  readonly wrapReader: WrapReader
  readonly wrapChecker: WrapChecker
}

export type ReadResult = Pick<Assembly, 'settings' | 'pages'> & {
  /** `undefined` if there is any error. */
  readonly site: Site | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** site.yaml, the pages and the snippets. */
  readonly sources: readonly SourceFile[]
  /** The tables that they include, by their paths from the root. */
  readonly tables: ReadonlyMap<string, TableFile>
  readonly pageCount: number
  /** The files without wrong fields. If site.yaml is one of them, the links of the others were checked. */
  readonly valid: () => ReadonlySet<string>
  /** The files that were not checked in full, because of errors. With a mistake in site.yaml, that is every file. */
  readonly unchecked: () => readonly string[]
}

export function readSite(files: SiteFiles, options: ReadOptions): ReadResult {
  const found: Diagnostic[] = []
  const report: Report = (diagnostic) => void found.push(diagnostic)
  const { wrappers } = options
  const assembly = assemble(files, report, wrappers?.wrapReader, comparedTraits)
  const site = assembly.settings && siteOf(assembly, assembly.settings, options)
  if (site) options.onAssembled?.(assembly.pages)
  checkAssembled(assembly, site, files.inspect, report, options)
  return resultOf(assembly, site, found)
}

/** Checks all that needs every document. */
export function checkAssembled(
  assembly: Assembly,
  site: Site | undefined,
  inspect: SiteFiles['inspect'],
  report: Report,
  { wrappers, release }: Pick<ReadOptions, 'wrappers' | 'release'>,
): void {
  const isWritten = site && isWrittenFor(site)
  checkPublic(assembly.publicFiles(), assembly.table, isWritten, report)
  if (isWritten) checkAliases(assembly.pages, isWritten, report)
  if (site) checkStudio(site, assembly.publicFiles().names, report)
  if (site) checkSite(site, assembly.pages, inspect, report, wrappers?.wrapChecker)
  if (release) reportStandIns(assembly, report)
}

export function sourceFiles({ loaded }: Pick<Assembly, 'loaded'>): readonly SourceFile[] {
  return [...(loaded.site ? [loaded.site] : []), ...loaded.pages, ...loaded.snippets]
}

/** Reports every stand-in, since they must not be released. */
function reportStandIns(assembly: Assembly, report: Report): void {
  for (const { standIns } of sourceFiles(assembly))
    for (const { span } of standIns) report({ ...messages.standIn(), span })
}

/** `found` are all diagnostics of the stages. */
export function resultOf(
  assembly: Assembly,
  site: Site | undefined,
  found: readonly Diagnostic[],
): ReadResult {
  const { loaded, settings, pages, snippets, tables } = assembly
  const sources = sourceFiles(assembly)
  const textOf = fileTexts({ sources, tables }).get
  const allTexts = () => sources.map(({ text }) => text)
  const diagnostics = onePerCause(found, { ...assembly, textOf, allTexts })
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  const valid = () =>
    new Set([
      ...(settings ? [settings.source.path] : []),
      ...[...pages.map(({ source }) => source), ...snippets].map(({ path }) => path),
    ])
  const inSite = diagnostics.some(({ severity, span }) => severity === 'error' && span.file === SITE)
  return {
    settings,
    pages,
    site: failed ? undefined : site,
    diagnostics: inOrder(diagnostics),
    sources,
    tables,
    pageCount: loaded.pages.length,
    valid,
    unchecked: () => {
      const right = valid()
      const all = [...new Set([...sources.map(({ path }) => path), ...loaded.unread])]
      return !settings && inSite ? all : all.filter((path) => path !== SITE && !right.has(path))
    },
  }
}

const SITE = 'site.yaml'

/** Adds the diagnostics of a later stage. */
export function withDiagnostics(result: ReadResult, later: readonly Diagnostic[]): ReadResult {
  const found = withTableCells(withoutDuplicates(later), result.tables)
  const failed = found.some(({ severity }) => severity === 'error')
  return {
    ...result,
    site: failed ? undefined : result.site,
    diagnostics: inOrder([...result.diagnostics, ...found]),
  }
}
