/** Which pages lead to which: filled while links are checked, asked when all have been. */
import type { Address } from './address.ts'
import type { Route } from './routes.ts'

export type Ways = {
  /** A link, a frame or a chain leads from a page to an address. */
  readonly add: (from: Route, address: Address) => void
  /** The other pages that a page leads to. */
  readonly pagesFrom: (route: Route) => ReadonlySet<Route>
  /** Whether anything on a page leads out of the site: to an outside page, a mailbox, a telephone. */
  readonly leadsOut: (route: Route) => boolean
}

const NOWHERE: ReadonlySet<Route> = new Set()

export function newWays(): Ways {
  const pages = new Map<Route, Set<Route>>()
  const out = new Set<Route>()
  return {
    add: (from, address) => {
      if (address.kind === 'outside') out.add(from)
      if (address.kind !== 'page' || address.route === from) return
      const known = pages.get(from)
      if (known) known.add(address.route)
      else pages.set(from, new Set([address.route]))
    },
    pagesFrom: (route) => pages.get(route) ?? NOWHERE,
    leadsOut: (route) => out.has(route),
  }
}
