/** Checks again only what something changed for that its findings depend on. */
import type { CheckedLinks, Checker, Wrap } from '../../core/check/checker.ts'
import type { PageFinding, PageLinks } from '../../core/check/link-graph.ts'
import type { Inspection } from '../../core/load/site-files.ts'
import type { LinkedPage, Site } from '../../core/site/site.ts'
import { digestOf } from '../base/hash.ts'
import type { Kind, Store } from '../store/store.ts'
import { ownStampOf } from './file-states.ts'
import { fingerprintOf, type Records } from './records.ts'

type Kept = {
  /** For all that links depend on besides the pages that they stand on. */
  readonly fingerprint: string
  readonly pages: readonly KeptLinks[]
  readonly graph: readonly PageFinding[]
}
/** What the links of a page in this state are. */
type KeptLinks = readonly [path: string, state: string, links: CheckedLinks]

const LINKS: Kind<Kept> = {
  name: 'links.json',
  version: 1,
  fits: (value): value is Kept =>
    typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages),
}

/** By the path of a picture below pages/: what the system said of the file, and what it is. */
type KeptInspections = readonly (readonly [image: string, stamp: string, inspection: Inspection])[]

const INSPECTIONS: Kind<KeptInspections> = {
  name: 'inspected.json',
  version: 1,
  fits: (value): value is KeptInspections => Array.isArray(value),
}

/** `save` keeps what was found. */
export type KeptChecks = { readonly wrap: Wrap; readonly save: () => void }

export function keepChecks(store: Store, records: Records): KeptChecks {
  const saves: (() => void)[] = []
  const wrap: Wrap = (checker, site, pages) => {
    const name = fingerprintOf(records.key)
    const links = keptLinks(store, name, records, checker, linksFingerprint(site, pages))
    const inspections = keptInspections(store, name, `${site.root}/pages`, checker.inspect)
    saves.push(links.save, inspections.save)
    return {
      judge: checker.judge,
      checkOwn: (page) => {
        const record = records.current.get(page.source.path)
        return record ? { ...record.checks, span: ALWAYS } : checker.checkOwn(page)
      },
      checkLinks: links.checkLinks,
      checkGraph: links.checkGraph,
      inspect: inspections.inspect,
    }
  }
  return { wrap, save: () => saves.forEach((save) => void save()) }
}

/** A record is recalled only while it holds. */
const ALWAYS = { since: -Infinity, until: Infinity }

function keptLinks(store: Store, name: string, records: Records, checker: Checker, fingerprint: string) {
  const kept = store.read(LINKS, name)
  const holds = kept?.fingerprint === fingerprint
  const before = new Map(holds ? kept.pages.map((entry) => [entry[0], entry]) : [])
  const now: KeptLinks[] = []
  let graph: readonly PageFinding[] | undefined
  let isNew = !holds
  const checkLinks = (page: LinkedPage): CheckedLinks => {
    const { path } = page.source
    const state = records.stateOf(path)
    const known = before.get(path)
    const entry = known && known[1] === state ? known : undefined
    const links = entry ? entry[2] : checker.checkLinks(page)
    isNew ||= !entry
    if (entry) now.push(entry)
    else if (state !== undefined) now.push([path, state, links])
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

/** Which addresses there are, what is published, the places on all pages, the files of public/ and the pictures. */
function linksFingerprint(
  { table, places, titles, images, ...site }: Site,
  pages: readonly LinkedPage[],
): string {
  const unpublished = pages.filter(({ route }) => !site.pages.has(route)).map(({ route }) => route)
  const broken = titles.size === table.routes.length ? [] : table.routes.filter((route) => !titles.has(route))
  const named: unknown[] = []
  places.forEach((names, route) => {
    if (names.length > 0) named.push([route, names])
  })
  return digestOf(
    JSON.stringify([
      table.routes,
      table.unread,
      table.aliases,
      ...[unpublished, broken, named, [...images], [...table.files()]],
    ]),
  )
}

export function keptInspections(store: Store, name: string, folder: string, inspect: Checker['inspect']) {
  let before: ReadonlyMap<string, KeptInspections[number]> | undefined
  const now: KeptInspections[number][] = []
  let isNew = false
  return {
    inspect: (image: string): Inspection => {
      before ??= new Map(store.read(INSPECTIONS, name)?.map((entry) => [entry[0], entry]))
      const stamp = ownStampOf(`${folder}/${image}`)
      const known = before.get(image)
      if (stamp !== '' && known?.[1] === stamp) {
        now.push(known)
        return known[2]
      }
      const found = inspect(image)
      // What is at fault may mend itself, as a drive that cannot be reached: no file tells of that.
      if (stamp === '' || 'finding' in found) return found
      isNew = true
      now.push([image, stamp, found])
      return found
    },
    save: () => {
      if (isNew || (before && before.size !== now.length)) store.write(INSPECTIONS, name, now)
    },
  }
}
