/** What the `href` of a link means. */
import type { SiteConfig } from '../../schema/site.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import type { Route, RouteTable } from './routes.ts'

/** Where a link leads: a page, a place on the same page, or out of the site. */
export type Address =
  | { readonly kind: 'page'; readonly route: Route; readonly anchor?: string | undefined }
  | { readonly kind: 'place'; readonly anchor: string }
  | { readonly kind: 'outside'; readonly href: string }

export type Addressed = { readonly address: Address } | { readonly finding: Finding }

const OUTSIDE = new Set(['https:', 'mailto:', 'tel:'])
const SUSPICIOUS = /[\p{Cc}\p{Cf}\\\s]/u

/** Never throws: what is no address of a link is a finding. */
export function addressOf(href: string, config: SiteConfig, table: RouteTable): Addressed {
  if (!href.startsWith('link:')) return direct(href, table)
  const name = href.slice('link:'.length)
  const named = config.links?.[name]
  if (named === undefined) return { finding: messages.unknownLinkName(name, Object.keys(config.links ?? {})) }
  return direct(named, table)
}

function direct(href: string, table: RouteTable): Addressed {
  if (SUSPICIOUS.test(href) || href.startsWith('//')) return refused(href, table)
  if (href.startsWith('#')) return { address: { kind: 'place', anchor: href.slice(1) } }
  if (href.startsWith('/')) return page(href, table)
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !OUTSIDE.has(url.protocol) || url.username || url.password) return refused(href, table)
  return { address: { kind: 'outside', href } }
}

function page(href: string, table: RouteTable): Addressed {
  const [path = '', anchor] = href.split('#')
  const found = table.find(path)
  if (!found) return { finding: messages.brokenLink(path, table.routes) }
  return { address: { kind: 'page', route: found.route, anchor: anchor ?? found.anchor } }
}

function refused(href: string, table: RouteTable): Addressed {
  return { finding: messages.addressRefused(href, MEANT.map((meant) => meant(href, table)).find(Boolean)) }
}

/** What the author may have meant: an address without the part that says its kind. */
const MEANT: readonly ((href: string, table: RouteTable) => string | undefined)[] = [
  (href) => /^(?:http:)?\/\/([^\s/].*)$/.exec(href)?.[1]?.replace(/^/, 'https://'),
  (href) => (/^www\.\S+$/.test(href) ? `https://${href}` : undefined),
  (href) => (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(href) ? `mailto:${href}` : undefined),
  (href) => (/^\+?[\d ()-]{7,}$/.test(href) ? `tel:${href.replaceAll(/[^+\d]/g, '')}` : undefined),
  (href, table) =>
    table.find(`/${href.replace(/^(?:\.?\/)?(?:pages\/)?/, '').replace(/\.(?:ya?ml|html)$/, '')}`)?.route,
]
