/**
 * The dependencies of every page, recorded when it was rendered. A page whose dependencies all have the same values now
 * is neither rendered nor written again.
 */
import { randomBytes } from 'node:crypto'
import { intersection, type TimeSpan } from '../../../core/base/clock.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { Kind, Store } from '../../store/store.ts'
import type { Dependency } from './tracked-site.ts'

export type PageDependencies = {
  /** The fingerprint of the page's own sources. */
  readonly sources: string
  readonly others: ReadonlySet<Dependency>
}

/** `key` names one rendering of the page. A file that was written with this key is up to date. */
export type RenderedFiles = { readonly key: string; readonly paths: readonly string[] }

export type RenderedPages = {
  /**
   * Notes that a page is still there, and gives the files that it was rendered to. `undefined` if it must be rendered
   * again. To be called once for each page, in order.
   */
  readonly claim: (route: Route, sources: string) => RenderedFiles | undefined
  /** A key for a page that is rendered now. It is never used twice. */
  readonly newKey: () => string
  /** Adds a page that was rendered now. */
  readonly add: (route: Route, dependencies: PageDependencies, files: RenderedFiles) => void
  /** To be called once all files are written. `shell` are the dependencies of the shell around all pages. */
  readonly save: (shell: ReadonlySet<Dependency>, span: TimeSpan) => void
}

/** One per page, so it is kept small: `others` are the numbers of dependencies, with spaces between them. */
type PageRow = readonly [route: Route, sources: string, others: string, key: string, ...paths: string[]]

type KeptPages = {
  readonly since?: number
  readonly until?: number
  /** A dependency is known by its index in this list, its number. */
  readonly dependencies: readonly Dependency[]
  /** In the same order. */
  readonly values: readonly string[]
  /** The numbers of the dependencies of the shell. */
  readonly shell: readonly number[]
  readonly pages: readonly PageRow[]
}

const kindOf = (name: string): Kind<KeptPages> => ({
  name,
  version: 3,
  fits: (value): value is KeptPages =>
    typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages),
})

const NOTHING: KeptPages = { dependencies: [], values: [], shell: [], pages: [] }

/**
 * `name` is the name of the kept file, `key` the fingerprint of everything that all pages depend on. `currentValue` gives the
 * present value of a dependency.
 */
export function openRenderedPages(
  { store, name, key }: { readonly store: Store; readonly name: string; readonly key: string },
  now: Date,
  currentValue: (dependency: Dependency) => string,
): RenderedPages {
  const before = stillTrue(store.read(kindOf(name), key), now)
  const changed = new Set(
    before.dependencies.flatMap((each, number) =>
      currentValue(each) === before.values[number] ? [] : [number],
    ),
  )
  const isShellChanged = before.shell.some((number) => changed.has(number))
  const rows = new Map(before.pages.map((row) => [row[0], row]))
  // In the order in which pages are asked for, which is the same in the next build.
  const routes: Route[] = []
  const unchanged: (PageRow | undefined)[] = []
  const added = new Map<Route, PageRow>()
  const { all, numberOf } = numbered(before.dependencies)
  const keyPrefix = randomBytes(6).toString('base64url')
  let count = 0
  return {
    claim: (route, sources) => {
      const row = rows.get(route)
      const holds = row !== undefined && !isShellChanged && isUnchanged(row, sources, changed)
      routes.push(route)
      unchanged.push(holds ? row : undefined)
      return holds ? filesOf(row) : undefined
    },
    newKey: () => `${keyPrefix}-${(count++).toString(36)}`,
    add: (route, { sources, others }, files) => {
      added.set(route, [route, sources, [...others].map(numberOf).join(' '), files.key, ...files.paths])
    },
    save: (shell, span) => {
      const pages = routes.flatMap((route, index) => {
        const row = added.get(route) ?? unchanged[index]
        return row ? [row] : []
      })
      if (added.size === 0 && pages.length === rows.size) return
      const ofShell = [...shell].map(numberOf)
      store.write(kindOf(name), key, {
        ...finite(isShellChanged ? span : intersection(spanOf(before), span)),
        dependencies: all,
        values: all.map(currentValue),
        shell: [...new Set([...(isShellChanged ? [] : before.shell), ...ofShell])],
        pages,
      })
    },
  }
}

function isUnchanged([, before, others]: PageRow, sources: string, changed: ReadonlySet<number>): boolean {
  if (before !== sources) return false
  return (
    changed.size === 0 || others === '' || !others.split(' ').some((number) => changed.has(Number(number)))
  )
}

const filesOf = ([, , , key, ...paths]: PageRow): RenderedFiles => ({ key, paths })

/** Per page. Dependencies are never removed from the list. Once it is too long, everything is rendered again. */
const MOST_DEPENDENCIES = 20

/** What is still true at this moment: nothing if the time has left the period in which it was true. */
function stillTrue(kept: KeptPages | undefined, now: Date): KeptPages {
  if (!kept || kept.dependencies.length > MOST_DEPENDENCIES * (kept.pages.length + 50)) return NOTHING
  const { since, until } = spanOf(kept)
  return since <= now.getTime() && now.getTime() < until ? kept : NOTHING
}

function spanOf({ since = -Infinity, until = Infinity }: KeptPages): TimeSpan {
  return { since, until }
}

/** JSON has no infinite numbers, so they are left out. */
function finite({ since, until }: TimeSpan): Pick<KeptPages, 'since' | 'until'> {
  return {
    ...(Number.isFinite(since) ? { since } : {}),
    ...(Number.isFinite(until) ? { until } : {}),
  }
}

/** Gives every dependency a number. Those that were used before keep theirs. */
function numbered(before: readonly Dependency[]) {
  const all = [...before]
  const numbers = new Map(all.map((each, number) => [each, number]))
  const numberOf = (dependency: Dependency) => {
    const number = numbers.get(dependency) ?? all.push(dependency) - 1
    numbers.set(dependency, number)
    return number
  }
  return { all, numberOf }
}
