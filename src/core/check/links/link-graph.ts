/** Which pages link to which. Filled while links are checked, read after all of them are. */

import type { Finding } from '../../../diagnostics/diagnostic.ts'
import type { ParsedAddress } from '../../site/address.ts'
import { type Route, type RouteTable, routeOf } from '../../site/routes.ts'

/** The index of a page among the routes of the site. A site has many more links than pages, and numbers are small. */
export type PageNumber = number

/** An address with its finding, if any, and the page that it leads to. */
export type CheckedAddress = ParsedAddress & { readonly page?: PageNumber | undefined }

/** Where the links of one page lead. */
export type PageLinks = {
  /** Other pages, each once: by links, frames or chains. */
  readonly to: readonly PageNumber[]
  /** Whether any link leaves the pages: to another site, a mailbox, a telephone or a file. Or to a page with mistakes. */
  readonly out: boolean
}

export type LinkGraph = {
  /** All page numbers are smaller. */
  readonly size: number
  readonly numberOf: (route: Route) => PageNumber | undefined
  readonly add: (from: Route, links: PageLinks) => void
  /** The links of a page. If two files claim one address, the links of both. */
  readonly from: (page: PageNumber | undefined) => PageLinks
}

const NO_LINKS: PageLinks = { to: [], out: false }

/** Missing and unreadable pages have the last numbers, since links to them are right. */
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
    from: (page) => (page === undefined ? undefined : known[page]) ?? NO_LINKS,
  }
}

/** Collects the links of one page after another. */
export type LinkCollector = {
  readonly begin: (page: Route) => void
  readonly add: (checked: CheckedAddress) => void
  readonly end: () => PageLinks
}

export function linkCollector({ size, numberOf }: Pick<LinkGraph, 'size' | 'numberOf'>): LinkCollector {
  /** The last page with a link to each page. So no page needs a set of its own. */
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
      if (!address || address.kind === 'outside' || address.kind === 'file') out = true
      if (page === undefined || page === own || last[page] === pages) return
      last[page] = pages
      to.push(page)
    },
    end: () => ({ to, out }),
  }
}

/** A finding about a page, reported at its title. */
export type PageFinding = readonly [Route, Finding]
