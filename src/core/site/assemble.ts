/** Puts the documents of a site together. The check stage looks at their links later. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { clockAt } from '../base/clock.ts'
import { memoize, once } from '../base/memoize.ts'
import type { LoadedSite } from '../load/load.ts'
import type { PublicFiles, SiteFiles } from '../load/site-files.ts'
import type { TableFile } from '../load/tables/table.ts'
import { languagesIn } from '../validate/site-in-language.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { fieldSpot } from '../yaml/spot.ts'
import { addressOf } from './address.ts'
import { isNotFound, isSearchable, languageConfigs } from './languages.ts'
import { readDocuments, type WrapReader } from './read-documents.ts'
import { type Route, type RouteTable, routeOf, routeTable } from './routes.ts'
import { type Hidden, hiddenBy, type LinkedPage, type Site, wordsOf } from './site.ts'
import { type SiteUrl, siteUrl } from './site-url.ts'
import type { ComparedTraits } from './traits/compared-traits.ts'

export type Assembly = {
  readonly loaded: LoadedSite
  readonly table: RouteTable
  /** `undefined` if site.yaml has mistakes. */
  readonly settings: Settings | undefined
  /** The pages without mistakes, published or not, with all that they include. */
  readonly pages: readonly LinkedPage[]
  /** The snippets without mistakes. */
  readonly snippets: readonly SourceFile[]
  /** The tables that pages and snippets ask for, by their paths from the root. */
  readonly tables: ReadonlyMap<string, TableFile>
  readonly publicFiles: () => PublicFiles
  readonly strays?: (() => readonly string[]) | undefined
}

export type Settings = SiteUrl & { readonly config: SiteConfig; readonly source: SourceFile }

export type Publishing = {
  readonly now: Date
  /** Drafts are shown in the preview only. */
  readonly drafts?: boolean
}

/** `compared` is for checks only. */
export function assemble(
  files: SiteFiles,
  report: Report,
  wrap?: WrapReader,
  compared?: ComparedTraits,
): Assembly {
  const documents = readDocuments(files, report, wrap, compared)
  const { loaded } = documents
  const { publicFiles, strays } = files
  if (!('pages' in documents)) {
    const table = routeTable(loaded.pages, () => undefined)
    return { loaded, table, publicFiles, ...NOTHING }
  }
  const { config, pages, snippets, tables } = documents
  const { aliasesOf, possible } = documents
  const known = { aliasesOf, unread: loaded.unread, possible, languages: languagesIn(loaded.site?.value) }
  const table = routeTable(loaded.pages, report, known)
  // Without pages, links in site.yaml cannot be checked.
  const isWhole = config && loaded.site && loaded.pages.length > 0
  const settings = isWhole ? settingsOf(config, loaded.site, report) : undefined
  return { loaded, table, settings, pages, snippets, tables, publicFiles, strays }
}

const NOTHING = { settings: undefined, pages: [], snippets: [], tables: new Map() }

export function settingsOf(config: SiteConfig, source: SourceFile, report: Report): Settings | undefined {
  const url = siteUrl(config.url)
  if (!url) {
    const bare = config.url.trim().replace(/^(?:https?:)?\/*/i, '')
    const meant = /^[\w-]+(?:\.[\w-]+)+(?:\/[\w-]*)*$/.test(bare)
      ? `https://${bare.replace(/\/?$/, '/')}`
      : undefined
    const spot = fieldSpot(source, ['url'], config.url)
    const sure = meant !== undefined && siteUrl(meant) ? meant : undefined
    return void report({
      ...messages.siteUrlRefused(config.url, sure),
      span: spot.span(),
      ...spot.fixWith(sure),
    })
  }
  return { ...url, config, source }
}

/** The site as visitors see it at a moment. */
export function siteOf(
  { loaded, table, pages, publicFiles }: Pick<Assembly, 'loaded' | 'table' | 'pages' | 'publicFiles'>,
  { config, source, origin, base }: Settings,
  { now, drafts = false }: Publishing,
): Site {
  const clock = clockAt(now)
  const published = new Map<Route, LinkedPage>()
  const unpublished = new Map<Route, Hidden>()
  const titles = new Map<Route, string>()
  const anchors = new Map<Route, readonly string[]>()
  const known = { ...table, files: once(() => addressesOf(publicFiles())) }
  for (const linked of pages) {
    const { route, page, traits } = linked
    const by = hiddenBy(page, clock, drafts)
    if (by === undefined) published.set(route, linked)
    else unpublished.set(route, { page: linked, by })
    titles.set(route, page.title)
    anchors.set(route, traits.anchors)
  }
  const languages = languageConfigs(config, source)
  const inLanguages = languages.size > 0 ? [...published.values()] : []
  // Pages with mistakes, too: they are there, and they will be searchable.
  const inFiles = languages.size > 0 ? loaded.pages : []
  const broken = inFiles.flatMap(({ path, text }) => {
    const route = routeOf(path)
    return titles.has(route) || isNotFound({ languages }, route) || NOT_SEARCHABLE.test(text) ? [] : route
  })
  return {
    root: loaded.root,
    config,
    configSource: source,
    origin,
    base,
    words: wordsOf(config),
    prefix: '',
    languages,
    searchable: new Set([
      ...inLanguages.filter((page) => isSearchable(languages, page)).map(({ route }) => route),
      ...broken,
    ]),
    table: known,
    addressOf: memoize((href: string) => addressOf(href, config, known)),
    pages: published,
    unpublished,
    titles,
    anchors,
    images: new Set(loaded.images),
    ...clock,
  }
}

const NOT_SEARCHABLE = /^(?:draft|noindex|layout): *(?:true|bare)/m

/** The addresses of the files of public/ on the site. */
function addressesOf({ names, errorCodes }: PublicFiles): ReadonlySet<string> {
  return new Set(names.filter((name) => !errorCodes.has(name)).map((name) => `/${name}`))
}
