/** What the `href` of a link means. */
import type { SiteConfig } from '../../../schema/site.ts'
import { certain } from '../../diagnostics/certain.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { isNone } from '../../diagnostics/wording.ts'
import { isOutside } from '../base/outside-address.ts'
import { alikeFile, filesLike, isFile, sameFile } from './linked-file.ts'
import { folded, type Route, type RouteTable } from './routes.ts'
import { absolute, siteUrl } from './site-url.ts'
import { meantAddress, meantPath, ownPath } from './suggest-address.ts'

/** Where a link leads: a page, a place on the same page, a file of public/, or out of the site. */
export type Address =
  | { readonly kind: 'page'; readonly route: Route; readonly anchor?: string | undefined }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }

/** An address that was refused is `undefined`. `meant` is what the author certainly meant to write. */
export type ParsedAddress = {
  readonly address?: Address
  readonly finding?: Finding
  readonly meant?: string | undefined
}

/** As authors may mean the name of a place; whether there is such a place is asked of the page. */
const ANCHOR = /^#[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u
/** Addresses of which there is nothing more to ask, which costs less than to ask it. */
const PLAIN = /^[!-[\]-~]*$/
const SUSPICIOUS = /[\p{Cc}\p{Cf}\\\s]/u

/** Never throws: what is no address of a link is a finding. */
export function addressOf(href: string, config: SiteConfig, table: RouteTable): ParsedAddress {
  const known = { config, table }
  if (!href.startsWith('link:')) return direct(href, known)
  const name = href.slice('link:'.length)
  const named = Object.entries(config.links ?? {}).find(([each]) => each === name)?.[1]
  if (named !== undefined) return { ...direct(named, known), meant: undefined }
  const names = Object.keys(config.links ?? {})
  const meant = certain(name, names)
  const finding = messages.unknownLinkName(name, names)
  return { finding, meant: meant === undefined ? undefined : `link:${meant}` }
}

type Known = { readonly config: SiteConfig; readonly table: RouteTable }

function direct(href: string, known: Known): ParsedAddress {
  if ((!PLAIN.test(href) && SUSPICIOUS.test(href)) || href.startsWith('//')) return refused(href, known)
  if (href.startsWith('#') && ANCHOR.test(href)) return { address: { kind: 'anchor', anchor: href.slice(1) } }
  if (href.startsWith('/')) return page(href, known)
  if (!isOutside(href)) return refused(href, known)
  const own = ownPath(href, known)
  if (own === undefined) return { address: { kind: 'outside', href } }
  const told = page(own, known)
  return { ...told, finding: messages.ownAddress(href, own, told.address?.kind), meant: own }
}

/** A page, or else a file. */
function page(href: string, known: Known): ParsedAddress {
  const { table } = known
  const { path, anchor } = halves(href)
  const found = table.find(path)
  if (!found) return file(href, path, known)
  const { route } = found
  const address = { kind: 'page', route, anchor: anchor ?? found.anchor } as const
  // An alias is an address of its own, not another spelling; and of two files that claim one address each has its own.
  const isOwn = path === route || folded(path) !== folded(route) || table.routes.includes(path)
  if (isOwn) return { address }
  const meant = [route, ...(anchor === undefined ? [] : [anchor])].join('#')
  return { address, finding: messages.linkSpelling(path, route), meant }
}

/** A name with an ending that no page has. */
const FILE = /^\/[^\\]*\.(?!(?:ya?ml|html?|php|aspx?)(?:\?|$))[a-z\d]{2,4}(?:\?|$)/i

function file(href: string, path: string, known: Known): ParsedAddress {
  const { table } = known
  if (isFile(path, table)) return { address: { kind: 'file', path: href } }
  const same = sameFile(href, table)
  const page = same === undefined ? meantPath(href, table) : undefined
  const meant = same ?? page ?? alikeFile(href, table)
  if (page !== undefined || (same === undefined && !FILE.test(path)))
    return { finding: messages.brokenLink(path, table.routes, meant), meant }
  const near = { meant, like: filesLike(path, table), made: madeBeside(path, known) }
  return { finding: messages.fileMissing(path, near), meant }
}

/** The whole address of what a build may make of a page: a calendar for other programs. */
function madeBeside(path: string, { table, config }: Known): string | undefined {
  const site = table.find(path.replace(/\.[^./]+$/, '')) && siteUrl(config.url)
  return site && absolute(site, path)
}

/** A path and the place behind its `#`. */
function halves(href: string): { readonly path: string; readonly anchor?: string } {
  const at = href.indexOf('#')
  return at < 0
    ? { path: href }
    : { path: href.slice(0, at), anchor: href.slice(at + 1).split('#', 1)[0] ?? '' }
}

function refused(href: string, known: Known): ParsedAddress {
  const meant = isNone(href) ? undefined : meantAddress(href, known)
  return { finding: messages.addressRefused(href, meant), meant }
}
