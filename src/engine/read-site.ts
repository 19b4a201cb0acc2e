/** load, validate and link, one after the other: a folder to a site. */
import { type Diagnostic, inOrder, type Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { siteValues } from './interpolate.ts'
import { link } from './link.ts'
import { filesIn, type LoadedSite, load } from './load.ts'
import { checkPictures } from './pictures/check.ts'
import { publicNames } from './public-files.ts'
import { routeOf, routeTable } from './routes.ts'
import { inSeverities } from './severities.ts'
import { isPublished, type LinkedPage, type Site, wordsOf } from './site.ts'
import { siteUrl } from './site-url.ts'
import type { SourceFile } from './source.ts'
import { validatePage, validateSite } from './validate.ts'

export type ReadOptions = {
  readonly now: Date
  /** Drafts are shown in the preview only. */
  readonly drafts?: boolean
  /** Stand-ins are errors. */
  readonly release?: boolean
}

export type ReadResult = {
  /** `undefined` if anything in it is wrong. */
  readonly site: Site | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: readonly SourceFile[]
  readonly pageCount: number
}

/** `root` is an absolute path. */
export function readSite(root: string, options: ReadOptions): ReadResult {
  const found: Diagnostic[] = []
  const report: Report = (diagnostic) => found.push(diagnostic)
  const loaded = load(filesIn(root), report)
  publicNames(root, report)
  const site = toSite(loaded, options, report)
  const sources = [...(loaded.site ? [loaded.site] : []), ...loaded.pages]
  if (options.release) {
    for (const { standIns } of sources)
      for (const { span } of standIns) report({ ...messages.standIn(), span })
  }
  const diagnostics = inSeverities(found, loaded.site?.value)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  return {
    site: failed ? undefined : site,
    diagnostics: inOrder(diagnostics),
    sources,
    pageCount: loaded.pages.length,
  }
}

/** The same with what a later stage has found. */
export function withFindings(result: ReadResult, found: readonly Diagnostic[]): ReadResult {
  const failed = found.some(({ severity }) => severity === 'error')
  return {
    ...result,
    site: failed ? undefined : result.site,
    diagnostics: inOrder([...result.diagnostics, ...found]),
  }
}

function toSite(loaded: LoadedSite, options: ReadOptions, report: Report): Site | undefined {
  const values = siteValues(loaded.site?.value)
  const config = loaded.site && validateSite(loaded.site, values, report)
  const table = routeTable(loaded.pages, report)
  const pages = loaded.pages.flatMap((source): LinkedPage[] => {
    const page = validatePage(source, values, report)
    return page ? [{ route: routeOf(source.path), source, page }] : []
  })
  if (!config || !loaded.site || loaded.pages.length === 0) return undefined
  const url = siteUrl(config.url)
  if (!url) return void report({ ...messages.siteUrlRefused(config.url), span: loaded.site.spanOf(['url']) })
  const published = pages.filter(({ page }) => isPublished(page, options.now, options.drafts ?? false))
  const site: Site = {
    root: loaded.root,
    config,
    configSource: loaded.site,
    ...url,
    words: wordsOf(config),
    table,
    pages: new Map(published.map((page) => [page.route, page])),
    titles: new Map(pages.map(({ route, page }) => [route, page.title])),
    images: loaded.images,
    now: options.now,
  }
  link(site, pages, report)
  checkPictures(site, pages, report)
  return site
}
