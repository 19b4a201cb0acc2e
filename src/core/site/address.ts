/** Parses the `href` of a link, and finds out whether there is such a page or file. */
import type { SiteConfig } from '../../../schema/site.ts'
import { certain } from '../../diagnostics/certain.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { isNone } from '../../diagnostics/wording.ts'
import { isOutside } from '../base/outside-address.ts'
import { alikeFile, filesLike, isFile, sameFile } from './linked-file.ts'
import { isPossible } from './possible-addresses.ts'
import { foldedPath, type Route, type RouteTable, suggestible } from './routes.ts'
import { absolute, siteUrl } from './site-url.ts'
import { type AddressContext, ownPath, pathOnSite, suggestAddress, suggestPath } from './suggest-address.ts'
import { tracked, wrappedAddress } from './wrapped-address.ts'

/** Where a link leads: to a page, an anchor on the same page, a file of public/, or out of the site. */
export type Address =
  | { readonly kind: 'page'; readonly route: Route; readonly anchor?: string | undefined }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }

/** `address` is missing if it was refused. `meant` is what the author surely meant to write. */
export type ParsedAddress = {
  readonly address?: Address
  readonly finding?: Finding
  readonly meant?: string | undefined
}

/** A possible anchor. Whether the page has it is checked later. */
const ANCHOR = /^#[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u
/** Addresses without suspicious characters. This test is faster than `SUSPICIOUS`. */
const PLAIN = /^[!-[\]-~]*$/
const SUSPICIOUS = /[\p{Cc}\p{Cf}\\\s]/u
/** A path with an ending that no page has. */
const FILE = /^\/[^\\]*\.(?!(?:ya?ml|html?|php|aspx?)(?:\?|$))[a-z\d]{2,4}(?:\?|$)/i
/** `<a href="/fees">Fees</a>` and `[Fees](/fees)`. Their words belong to the title, so they have no fix. */
const LINK_TAG = /^\[[^[\]]+\]\(([^\s()]+)\)$|^<a\b[^<>]*\bhref=["']([^"'\s<>]+)["'][^<>]*>[^<>]+<\/a>$/i
/** `/choir // ask`: words after a valid address. Whether they are a remark is in doubt, so it has no fix. */
const REMARK = /^(\S+)\s+(?:\/\/|--?|\u2013|\u2014|\(|<!--)\s*(\S.*?)\s*(?:\)|-->)?$/

/** Never throws: an invalid address gives a finding. */
export function addressOf(href: string, config: SiteConfig, table: RouteTable, prefix = ''): ParsedAddress {
  const context = { config, table, prefix }
  if (!href.startsWith('link:')) return parseDirect(href, context)
  const { links = {} } = config
  const name = href.slice('link:'.length)
  const named = Object.hasOwn(links, name) ? links[name] : undefined
  if (named !== undefined) {
    // What is wrong with it is reported in site.yaml, not at every link.
    const { address } = parseDirect(named, context)
    return address ? { address } : {}
  }
  const names = Object.keys(links)
  const meant = certain(name, names)
  const finding = withRemark(href, context) ?? messages.unknownLinkName(name, names)
  return { finding, meant: meant === undefined ? undefined : `link:${meant}` }
}

function parseDirect(href: string, context: AddressContext): ParsedAddress {
  if ((!PLAIN.test(href) && SUSPICIOUS.test(href)) || href.startsWith('//')) return refuse(href, context)
  if (href.startsWith('#') && ANCHOR.test(href)) return { address: { kind: 'anchor', anchor: href.slice(1) } }
  if (href.startsWith('/')) return parsePage(href, context)
  const wrapped = wrappedAddress(href)
  if (wrapped !== undefined) return throughAnother(href, wrapped, context)
  if (!isOutside(href)) return refuse(href, context)
  const own = ownPath(href, context)
  if (own === undefined)
    return {
      address: { kind: 'outside', href },
      ...(forAuthors(href) ?? withoutCountry(href) ?? pageMissing(href, context) ?? withoutTracker(href)),
    }
  const parsed = parsePage(own, context)
  return { ...parsed, finding: messages.ownAddress(href, own, parsed.address?.kind), meant: own }
}

function throughAnother(href: string, wrapped: string, context: AddressContext): ParsedAddress {
  const { address, meant = wrapped } = parseDirect(wrapped, context)
  return { address, finding: messages.addressWrapped(new URL(href).host, meant), meant }
}

/** Where somebody makes a form, a video or a design, and where visitors see it. */
const OF_AUTHORS: readonly (readonly [made: RegExp, shown: string])[] = [
  [/(?<=^https:\/\/docs\.google\.com\/forms\/(?:u\/\d\/)?d\/(?:e\/)?[\w-]{9,})\/edit.*/, '/viewform'],
  [/^https:\/\/studio\.youtube\.com\/video\/([\w-]{11})\b.*/, 'https://www.youtube.com/watch?v=$1'],
  [/(?<=^https:\/\/www\.canva\.com\/design\/[\w-]+\/[\w-]+)\/edit.*/, '/view'],
]

function forAuthors(href: string): Pick<ParsedAddress, 'finding' | 'meant'> | undefined {
  const [made, shown = ''] = OF_AUTHORS.find(([pattern]) => pattern.test(href)) ?? []
  if (!made) return undefined
  const meant = href.replace(made, shown)
  return { finding: messages.formOfAuthor(meant), meant }
}

function withoutCountry(href: string): Pick<ParsedAddress, 'finding'> | undefined {
  const [, number] = /^https:\/\/wa\.me\/(0\d+)/.exec(href) ?? []
  return number === undefined ? undefined : { finding: messages.phoneWithoutCountry(number) }
}

/** For the full address of a page of this site. A build may write what has the ending of a file. */
function pageMissing(href: string, context: AddressContext): Pick<ParsedAddress, 'finding'> | undefined {
  const path = pathOnSite(href, context)?.replace(/[?#].*/, '')
  const isLost = path !== undefined && !FILE.test(path) && !isPossible(path, context.table.possible)
  return isLost ? { finding: messages.ownPageMissing(href, path, suggestible(context.table)) } : undefined
}

function withoutTracker(href: string): Pick<ParsedAddress, 'finding' | 'meant'> {
  const { tracker, meant } = tracked(href) ?? {}
  return tracker === undefined || meant === undefined
    ? {}
    : { finding: messages.addressTracked(tracker, meant), meant }
}

/** For a path that begins with `/`: a page, or else a file. */
function parsePage(href: string, context: AddressContext): ParsedAddress {
  const { table } = context
  const { path, anchor } = halves(href)
  const found = table.find(path)
  if (!found) return parseFile(href, path, context)
  const { route } = found
  const address = { kind: 'page', route, anchor: anchor ?? found.anchor } as const
  // An alias is not a misspelling, and if two files claim one address, both spellings are right.
  const isRight = path === route || foldedPath(path) !== foldedPath(route) || table.routes.includes(path)
  if (isRight) return { address }
  const meant = [route, ...(anchor === undefined ? [] : [anchor])].join('#')
  return { address, finding: messages.linkSpelling(path, route), meant }
}

function parseFile(href: string, path: string, context: AddressContext): ParsedAddress {
  const { config, table, prefix } = context
  if (isFile(path, table)) return { address: { kind: 'file', path: href } }
  // It may be right: a page with mistakes may have this address.
  if (isPossible(path, table.possible)) return {}
  const same = sameFile(href, table)
  const page = same === undefined ? suggestPath(href, table) : undefined
  const meant = same ?? page ?? alikeFile(href, table)
  if (page !== undefined || (same === undefined && !FILE.test(path))) {
    // What is in another language is not meant.
    const others = Object.keys(config.languages ?? {}).filter((name) => !path.startsWith(`/${name}/`))
    const known = suggestible(table).filter((each) => !others.some((name) => each.startsWith(`/${name}/`)))
    const alias = table.aliases.find((each) => each.path === halves(meant ?? '').path)
    // Nobody knows which of the two is misspelt.
    return {
      finding: messages.brokenLink(path, known, meant, { page: alias?.route, prefix }),
      meant: alias ? undefined : meant,
    }
  }
  // A link is easier to copy and to say without gaps.
  const name = path.includes('%') ? '' : decodeURIComponent(halves(meant ?? '').path)
  const called = name.includes(' ') ? name : undefined
  const near = { meant, called, like: filesLike(path, table), made: madeBeside(path, context) }
  return { finding: messages.fileMissing(path, near), meant: called ? undefined : meant }
}

/** The absolute address of a file that a build may write beside a page, such as a calendar. */
function madeBeside(path: string, { table, config }: AddressContext): string | undefined {
  const site = table.find(path.replace(/\.[^./]+$/, '')) && siteUrl(config.url)
  return site && absolute(site, path)
}

/** A path, and the anchor after its `#`. */
function halves(href: string): { readonly path: string; readonly anchor?: string } {
  const at = href.indexOf('#')
  return at < 0
    ? { path: href }
    : { path: href.slice(0, at), anchor: href.slice(at + 1).split('#', 1)[0] ?? '' }
}

function refuse(href: string, context: AddressContext): ParsedAddress {
  const tagged = LINK_TAG.exec(href)
  if (tagged) return { finding: messages.addressRefused(href, tagged[1] ?? tagged[2]) }
  const remarked = withRemark(href, context)
  if (remarked) return { finding: remarked }
  const meant = isNone(href) ? undefined : suggestAddress(href, context)
  // Nobody knows whether the blanks belong to the address.
  if (meant === undefined && /^https:\/\/\S+(?: \S+)+$/.test(href)) {
    const readings = [href.replaceAll(' ', ''), href.replaceAll(' ', '%20')].join('` or `')
    return { finding: messages.addressRefused(href, readings) }
  }
  return { finding: messages.addressRefused(href, meant), meant }
}

function withRemark(href: string, { config, table }: AddressContext): Finding | undefined {
  const [, path = '', remark] = REMARK.exec(href) ?? []
  const { address } = remark === undefined ? {} : addressOf(path, config, table)
  return address && messages.addressRefused(href, path, remark)
}
