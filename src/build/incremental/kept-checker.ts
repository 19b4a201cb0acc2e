/** Wraps the checker: diagnostics are kept, and made again only if something changed that they depend on. */
import type { CheckedLinks, Checker, WrapChecker } from '../../core/check/checker.ts'
import type { PageFinding, PageLinks } from '../../core/check/links/link-graph.ts'
import type { Inspection } from '../../core/load/site-files.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { digestOf } from '../base/hash.ts'
import type { Kind, Store } from '../store/store.ts'
import { ownFileStateOf } from './file-states.ts'
import { fingerprintOf, type Records } from './records.ts'

type KeptLinks = {
  /** Of everything that links depend on besides their own pages. */
  readonly fingerprint: string
  readonly pages: readonly PageLinksRow[]
  readonly graph: readonly PageFinding[]
}
/** The links of a page whose sources have this fingerprint. */
type PageLinksRow = readonly [path: string, sources: string, links: CheckedLinks]

const LINKS: Kind<KeptLinks> = {
  name: 'links.json',
  version: 1,
  fits: (value): value is KeptLinks =>
    typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages),
}

/** The path of a picture below pages/, the state of its file, and what was found. */
type InspectionRow = readonly [image: string, fileState: string, inspection: Inspection]

const INSPECTIONS: Kind<readonly InspectionRow[]> = {
  name: 'inspected.json',
  version: 2,
  fits: (value): value is readonly InspectionRow[] => Array.isArray(value),
}

/** What was found in the texts of site.yaml. */
const CONFIG_TEXTS: Kind<readonly Diagnostic[]> = {
  name: 'config-texts.json',
  version: 1,
  fits: (value): value is readonly Diagnostic[] => Array.isArray(value),
}

export type KeptChecker = { readonly wrap: WrapChecker; readonly save: () => void }

export function keptChecker(store: Store, records: Records): KeptChecker {
  const saves: (() => void)[] = []
  const wrap: WrapChecker = (checker, site) => {
    const name = fingerprintOf(records.key)
    const links = keptLinks(store, name, records, checker, linksFingerprint(site, records.sourcesOf))
    const inspections = keptInspections(store, name, `${site.root}/pages`, checker.inspect)
    saves.push(links.save, inspections.save)
    return {
      inLanguage: checker.inLanguage,
      checkConfigTexts: () => keptTexts(store, name, checker),
      checkPage: (page) => {
        const record = records.current.get(page.source.path)
        return record ? { ...record.checks, span: ALWAYS } : checker.checkPage(page)
      },
      checkLinks: links.checkLinks,
      checkGraph: links.checkGraph,
      inspect: inspections.inspect,
    }
  }
  return { wrap, save: () => saves.forEach((save) => void save()) }
}

/** Such a record never expires. */
const ALWAYS = { since: -Infinity, until: Infinity }

/** `name` stands for the engine and the text of site.yaml. */
function keptTexts(store: Store, name: string, { checkConfigTexts }: Checker): readonly Diagnostic[] {
  const kept = store.read(CONFIG_TEXTS, name)
  if (kept) return kept
  const found = checkConfigTexts()
  store.write(CONFIG_TEXTS, name, found)
  return found
}

function keptLinks(store: Store, name: string, records: Records, checker: Checker, fingerprint: string) {
  const kept = store.read(LINKS, name)
  const holds = kept?.fingerprint === fingerprint
  const before = new Map(holds ? kept.pages.map((entry) => [entry[0], entry]) : [])
  const now: PageLinksRow[] = []
  let graph: readonly PageFinding[] | undefined
  let isNew = !holds
  const checkLinks = (page: LinkedPage): CheckedLinks => {
    const { path } = page.source
    const sources = records.sourcesOf(path)
    const known = before.get(path)
    const entry = known && known[1] === sources ? known : undefined
    const links = entry ? entry[2] : checker.checkLinks(page)
    isNew ||= !entry
    if (entry) now.push(entry)
    else if (sources !== undefined) now.push([path, sources, links])
    return links
  }
  const checkGraph = (pages: readonly LinkedPage[], links: readonly PageLinks[]) => {
    const isSame = !isNew && now.length === before.size && now.length === pages.length
    graph = isSame && kept ? kept.graph : checker.checkGraph(pages, links)
    return graph
  }
  const save = () => {
    if (graph && (isNew || now.length !== before.size))
      store.write(LINKS, name, { fingerprint, pages: now, graph })
  }
  return { checkLinks, checkGraph, save }
}

/** Names all addresses and titles, what is published, the anchors on all pages, those without a footer, the files of public/ and the pictures. */
function linksFingerprint(
  { table, anchors, titles, images, pages, unpublished }: Site,
  sourcesOf: Records['sourcesOf'],
): string {
  // Messages name the line that keeps a page from being published.
  const hidden = [...unpublished].map(([route, { page, by }]) => [route, by, sourcesOf(page.source.path)])
  const broken = titles.size === table.routes.length ? [] : table.routes.filter((route) => !titles.has(route))
  const named: unknown[] = []
  anchors.forEach((names, route) => {
    if (names.length > 0) named.push([route, names])
  })
  const alone = [...pages.values()].flatMap(({ page, route }) => (page.layout === 'bare' ? route : []))
  return digestOf(
    JSON.stringify([
      table.routes,
      table.unread,
      table.aliases,
      table.possible === 'all' ? 'all' : [...table.possible],
      ...[hidden, broken, named, alone, [...images], [...table.files()], [...titles]],
    ]),
  )
}

export function keptInspections(store: Store, name: string, folder: string, inspect: Checker['inspect']) {
  let before: ReadonlyMap<string, InspectionRow> | undefined
  const now: InspectionRow[] = []
  let isNew = false
  return {
    inspect: (image: string): Inspection => {
      before ??= new Map(store.read(INSPECTIONS, name)?.map((entry) => [entry[0], entry]))
      const fileState = ownFileStateOf(`${folder}/${image}`)
      const known = before.get(image)
      if (fileState !== '' && known?.[1] === fileState) {
        now.push(known)
        return known[2]
      }
      const found = inspect(image)
      // A problem is not kept: it may go away without a change of the file, for example if a drive was not connected.
      if (fileState === '' || 'finding' in found) return found
      isNew = true
      now.push([image, fileState, found])
      return found
    },
    save: () => {
      if (isNew || (before && before.size !== now.length)) store.write(INSPECTIONS, name, now)
    },
  }
}
