/** Which pages lead to which: found while links are checked, asked when all have been. */

import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { Addressed } from '../site/address.ts'
import { type Route, type RouteTable, routeOf } from '../site/routes.ts'

/** The number of a page among the addresses of the site: there are many more links than pages, and numbers are small. */
export type PageNumber = number

/** What there is to say of a link, and the number of the page that it leads to. */
export type Judged = Addressed & { readonly page?: PageNumber | undefined }

/** What one page leads to. */
export type PageLinks = {
  /** Other pages, by links, frames or chains. */
  readonly to: readonly PageNumber[]
  /** Whether anything on it leads to what is no page: outside of the site, to a mailbox, a telephone, a file. */
  readonly out: boolean
}

export type LinkGraph = {
  /** Numbers are below it. */
  readonly size: number
  readonly numberOf: (route: Route) => PageNumber | undefined
  readonly add: (from: Route, links: PageLinks) => void
  /** What is known of a page; of two that claim one address, what both lead to. */
  readonly from: (page: PageNumber | undefined) => PageLinks
}

const NOWHERE: PageLinks = { to: [], out: false }

/** Pages that are missing or could not be read have the last numbers: links to them are right. */
export function newLinkGraph({ routes, unread }: Pick<RouteTable, 'routes' | 'unread'>): LinkGraph {
  const numbers = new Map<Route, PageNumber>()
  routes.forEach((route, number) => numbers.set(route, number))
  let size = routes.length
  for (const route of ['/', ...unread.map(routeOf)]) if (!numbers.has(route)) numbers.set(route, size++)
  const known = Array.from({ length: size }, (): PageLinks | undefined => undefined)
  return {
    size,
    numberOf: (route) => numbers.get(route),
    add: (from, links) => {
      const number = numbers.get(from)
      if (number === undefined) return
      const before = known[number]
      known[number] = before ? { to: [...before.to, ...links.to], out: before.out || links.out } : links
    },
    from: (page) => (page === undefined ? undefined : known[page]) ?? NOWHERE,
  }
}

/** Collects what pages lead to, one page after the other. */
export type LinkCollector = {
  readonly begin: (page: Route) => void
  readonly add: (judged: Judged) => void
  readonly end: () => PageLinks
}

export function linkCollector({ size, numberOf }: Pick<LinkGraph, 'size' | 'numberOf'>): LinkCollector {
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

/** Said of a page at its title. */
export type PageFinding = readonly [Route, Finding]
