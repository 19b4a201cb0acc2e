/** The files of a site as typed documents. What they say of each other is looked at later: `link.ts`. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { siteValues } from './interpolate.ts'
import { type LoadedSite, load, type SiteFiles } from './load.ts'
import { type Memory, remembered } from './memory.ts'
import { traitsOf } from './page-traits.ts'
import type { TableFile } from './reuse/table.ts'
import { takeUp } from './reuse/take-up.ts'
import { type RouteTable, routeOf, routeTable } from './routes.ts'
import { isPublished, type LinkedPage, type Site, wordsOf } from './site.ts'
import { type SiteUrl, siteUrl } from './site-url.ts'
import type { SourceFile } from './source.ts'
import { isKnownVersion, validatePage, validateSite, validateSnippet } from './validate.ts'

export type Assembly = {
  readonly loaded: LoadedSite
  readonly table: RouteTable
  /** What site.yaml says, or `undefined` if anything in it was refused. */
  readonly settings: Settings | undefined
  /** The pages of which nothing was refused, published or not; snippets and tables are taken up. */
  readonly pages: readonly LinkedPage[]
  /** The snippets of which nothing was refused. */
  readonly snippets: readonly SourceFile[]
  /** Those that pages and snippets ask for, by their paths. */
  readonly tables: ReadonlyMap<string, TableFile>
}

export type Settings = SiteUrl & { readonly config: SiteConfig; readonly source: SourceFile }

export type Publishing = {
  readonly now: Date
  /** Drafts are shown in the preview only. */
  readonly drafts?: boolean
}

export function assemble(files: SiteFiles, report: Report, memory?: Memory): Assembly {
  const loaded = load(files, report, memory)
  if (loaded.site && !isKnownVersion(loaded.site, report))
    return {
      loaded,
      table: routeTable(loaded.pages, () => undefined),
      settings: undefined,
      pages: [],
      snippets: [],
      tables: new Map(),
    }
  const values = siteValues(loaded.site?.value)
  const config = loaded.site && validateSite(loaded.site, values, report)
  const table = routeTable(loaded.pages, report)
  const known = memory?.pages(values)
  const { pages: wholes, snippets, tables } = takeUp(files, loaded, report)
  const pages = wholes.flatMap(({ source, parts }): LinkedPage[] => {
    const page = remembered(known, source, report, (found) => validatePage(source, values, found, parts))
    return page ? [{ route: routeOf(source.path), source, page, traits: traitsOf(page) }] : []
  })
  const sound = snippets.filter(({ source, parts }) => validateSnippet(source, values, report, parts))
  // Without pages nothing is to be said of the links in site.yaml.
  const isWhole = config && loaded.site && loaded.pages.length > 0
  const settings = isWhole ? settingsOf(config, loaded.site, report) : undefined
  return { loaded, table, pages, settings, tables, snippets: sound.map(({ source }) => source) }
}

function settingsOf(config: SiteConfig, source: SourceFile, report: Report): Settings | undefined {
  const url = siteUrl(config.url)
  if (!url) return void report({ ...messages.siteUrlRefused(config.url), span: source.spanOf(['url']) })
  return { ...url, config, source }
}

/** The site at a moment. */
export function siteOf(
  { loaded, table, pages }: Omit<Assembly, 'settings'>,
  { config, source, origin, base }: Settings,
  { now, drafts = false }: Publishing,
): Site {
  const published = pages.filter(({ page }) => isPublished(page, now, drafts))
  return {
    root: loaded.root,
    config,
    configSource: source,
    origin,
    base,
    words: wordsOf(config),
    table,
    pages: new Map(published.map((page) => [page.route, page])),
    titles: new Map(pages.map(({ route, page }) => [route, page.title])),
    places: new Map(pages.map(({ route, traits }) => [route, traits.places])),
    images: new Set(loaded.images),
    now,
    reached: (moment) => moment <= now.getTime(),
  }
}
