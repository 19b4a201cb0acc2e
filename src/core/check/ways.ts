/** Which pages lead to which: found while links are checked, asked when all have been. */

import { type Route, type RouteTable, routeOf } from '../site/routes.ts'
import type { Judged } from './check-leads.ts'

/** The number of a page among the addresses of the site: there are many more links than pages, and numbers are small. */
export type PageNumber = number

/** What one page leads to. */
export type PageWays = {
  /** Other pages, by links, frames or chains. */
  readonly to: readonly PageNumber[]
  /** Whether anything on it leads to what is no page: outside of the site, to a mailbox, a telephone, a file. */
  readonly out: boolean
}

export type Ways = {
  /** Numbers are below it. */
  readonly size: number
  readonly numberOf: (route: Route) => PageNumber | undefined
  readonly add: (from: Route, ways: PageWays) => void
  /** What is known of a page; of two that claim one address, what both lead to. */
  readonly from: (page: PageNumber | undefined) => PageWays
}

const NOWHERE: PageWays = { to: [], out: false }

/** Pages that are missing or could not be read have the last numbers: links to them are right. */
export function newWays({ routes, unread }: Pick<RouteTable, 'routes' | 'unread'>): Ways {
  const numbers = new Map<Route, PageNumber>()
  routes.forEach((route, number) => numbers.set(route, number))
  let size = routes.length
  for (const route of ['/', ...unread.map(routeOf)]) if (!numbers.has(route)) numbers.set(route, size++)
  const known = Array.from({ length: size }, (): PageWays | undefined => undefined)
  return {
    size,
    numberOf: (route) => numbers.get(route),
    add: (from, ways) => {
      const number = numbers.get(from)
      if (number === undefined) return
      const before = known[number]
      known[number] = before ? { to: [...before.to, ...ways.to], out: before.out || ways.out } : ways
    },
    from: (page) => (page === undefined ? undefined : known[page]) ?? NOWHERE,
  }
}

/** Collects what pages lead to, one page after the other. */
export type WaysCollector = {
  readonly begin: (page: Route) => void
  readonly add: (judged: Judged) => void
  readonly end: () => PageWays
}

export function waysCollector({ size, numberOf }: Pick<Ways, 'size' | 'numberOf'>): WaysCollector {
  /** Which page led somewhere last, so that no page needs a set of its own. */
  const last = new Int32Array(size)
  let pages = 0
  let own: PageNumber | undefined
  let out = false
  let to: PageNumber[] = []
  return {
    begin: (page) => {
      pages++
      own = numberOf(page)
      out = false
      to = []
    },
    add: ({ address, page }) => {
      if (address?.kind === 'outside' || address?.kind === 'file') out = true
      if (page === undefined || page === own || last[page] === pages) return
      last[page] = pages
      to.push(page)
    },
    end: () => ({ to, out }),
  }
}
