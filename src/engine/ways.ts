/** Which pages lead to which: found while links are checked, asked when all have been. */
import type { Address } from './address.ts'
import type { Route } from './routes.ts'

/** What one page leads to. */
export type PageWays = {
  /** Other pages, by links, frames or chains. */
  readonly to: readonly Route[]
  /** Whether anything on it leads out of the site: to an outside page, a mailbox, a telephone. */
  readonly out: boolean
}

export type Ways = {
  /** A chain leads from a page to another. */
  readonly add: (from: Route, to: Route) => void
  readonly addAll: (from: Route, ways: PageWays) => void
  /** The other pages that a page leads to. */
  readonly pagesFrom: (route: Route) => ReadonlySet<Route>
  readonly leadsOut: (route: Route) => boolean
}

const NOWHERE: ReadonlySet<Route> = new Set()

export function newWays(): Ways {
  const pages = new Map<Route, Set<Route>>()
  const out = new Set<Route>()
  const add = (from: Route, to: Route) => {
    const known = pages.get(from)
    if (known) known.add(to)
    else pages.set(from, new Set([to]))
  }
  return {
    add: (from, to) => {
      if (from !== to) add(from, to)
    },
    addAll: (from, ways) => {
      if (ways.out) out.add(from)
      for (const to of ways.to) add(from, to)
    },
    pagesFrom: (route) => pages.get(route) ?? NOWHERE,
    leadsOut: (route) => out.has(route),
  }
}

/** Collects what a page leads to. */
export function newPageWays(from: Route): {
  readonly add: (address: Address) => void
  readonly ways: () => PageWays
} {
  const to = new Set<Route>()
  let out = false
  return {
    add: (address) => {
      if (address.kind === 'outside') out = true
      else if (address.kind === 'page' && address.route !== from) to.add(address.route)
    },
    ways: () => ({ to: [...to], out }),
  }
}
