/** Compares the pages and snippets of two versions: added, removed, renamed, changed. */
import type { Route } from '../../site/routes.ts'
import { HIDING, type PageChange, type SnippetChange, type ValueChange } from './change-types.ts'
import { type Comparing, compare } from './compare-values.ts'
import { similarity } from './similarity.ts'
import { type Document, pagesWith, type SiteVersion, titleOf } from './site-version.ts'
import { fieldOf, textOf } from './value.ts'

type Pages = ReadonlyMap<Route, Document>
export type PagesOfBoth = {
  readonly before: Pages
  readonly after: Pages
  /** Finds the route of an address in the new version. */
  readonly addresses: (href: string) => Route | undefined
  /** By the new address of each renamed page, its old one. */
  readonly renamed: ReadonlyMap<Route, Route>
}

export function pageChanges(both: PagesOfBoth, comparing: Comparing): readonly PageChange[] {
  const { before, after, addresses, renamed } = both
  const origins = new Set(renamed.values())
  const changes = [...after].flatMap(([route, page]): readonly PageChange[] => {
    const was = renamed.get(route)
    const old = before.get(was ?? route)
    if (!old) return [addedPage(route, page)]
    const inside = changesOf(old, page, comparing)
    const title = titleOf(page.value ? page : old)
    if (was !== undefined)
      return [{ kind: 'renamed', route, title, was, ...leadsTo(was, addresses), ...inside }]
    return inside.changes.length > 0 || inside.unreadable
      ? [{ kind: 'changed', route, title, ...inside }]
      : []
  })
  const removed = [...before]
    .filter(([route]) => !after.has(route) && !origins.has(route))
    .map(([route, page]): PageChange => {
      return { kind: 'removed', route, title: titleOf(page), ...leadsTo(route, addresses), changes: [] }
    })
  return [...changes, ...removed].sort((a, b) => (a.route < b.route ? -1 : 1))
}

export function snippetChanges(
  before: SiteVersion,
  after: SiteVersion,
  comparing: Comparing,
): readonly SnippetChange[] {
  const names = [...new Set([...before.snippets.keys(), ...after.snippets.keys()])].sort()
  return names.flatMap((name): readonly SnippetChange[] => {
    const [old, now] = [before.snippets.get(name), after.snippets.get(name)]
    const shownOn = pagesWith(now ? after : before, (document) => document === (now ?? old))
    if (now && !old) return [{ ...addedPage(name, now), shownOn }]
    if (!now) return [{ kind: 'removed', route: name, title: name, shownOn, changes: [] }]
    const inside = old && changesOf(old, now, comparing)
    if (!inside || (inside.changes.length === 0 && !inside.unreadable)) return []
    return [{ kind: 'changed', route: name, title: name, shownOn, ...inside }]
  })
}

function addedPage(route: Route, page: Document): PageChange {
  const listed = fieldOf(page.value, 'blocks')
  const blocks = (listed?.kind === 'list' ? listed.entries : []).flatMap(
    (block) => textOf(block, 'type') ?? textOf(block, 'use') ?? [],
  )
  const unreadable = page.problem ? { unreadable: { after: page.problem } } : {}
  const hiding = HIDING.flatMap((name) => {
    const text = textOf(page.value, name)
    return text === undefined || text === 'false' ? [] : [[name, text] as const]
  })
  const hiddenBy = new Map(hiding)
  const { length } = page.source?.standIns ?? []
  const standIns = length > 0 ? { standIns: length } : {}
  return {
    ...{ kind: 'added', route, title: titleOf(page), blocks, ...standIns, hiddenBy, ...unreadable },
    changes: [],
  }
}

function leadsTo(was: Route, addresses: PagesOfBoth['addresses']): { readonly leadsTo?: Route } {
  const route = addresses(was)
  return route === undefined ? {} : { leadsTo: route }
}

/** Compares nothing if a document cannot be read: then that is what the reviewer must know. */
function changesOf(
  before: Document,
  after: Document,
  comparing: Comparing,
): Pick<PageChange, 'changes' | 'unreadable'> {
  const changes: readonly ValueChange[] =
    before.value && after.value ? compare({ before: before.value, after: after.value }, [], comparing) : []
  if (!before.problem && !after.problem) return { changes }
  return {
    changes,
    unreadable: {
      ...(before.problem ? { before: before.problem } : {}),
      ...(after.problem ? { after: after.problem } : {}),
    },
  }
}

/** How similar an added and a removed page must be to count as renamed. Less is enough if the old address is an alias. */
const SAME = 0.6
const SAME_WITH_ALIAS = 0.2

/** The renamed pages. */
export function renames({
  before,
  after,
  addresses,
}: Omit<PagesOfBoth, 'renamed'>): ReadonlyMap<Route, Route> {
  const gone = [...before].filter(([route]) => !after.has(route))
  const came = [...after].filter(([route]) => !before.has(route))
  const candidates = came.flatMap(([route, page]) =>
    gone.flatMap(([was, old]) => {
      const score = old.value && page.value ? similarity(old.value, page.value) : 0
      const least = addresses(was) === route ? SAME_WITH_ALIAS : SAME
      const spelling = route.toLowerCase() === was.toLowerCase()
      return score >= least || spelling ? [{ route, was, score }] : []
    }),
  )
  const renamed = new Map<Route, Route>()
  const taken = new Set<Route>()
  for (const { route, was } of candidates.sort((a, b) => b.score - a.score)) {
    if (renamed.has(route) || taken.has(was)) continue
    renamed.set(route, was)
    taken.add(was)
  }
  return renamed
}
