/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */
import { certain } from '../diagnostics/certain.ts'
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Address, addressOf } from './address.ts'
import { markdownLinks } from './markdown.ts'
import { missingPicture } from './missing-picture.ts'
import { checkBlockRules } from './rules.ts'
import type { LinkedPage, Site } from './site.ts'
import { checkSite } from './site-rules.ts'
import type { FieldPath, SourceFile } from './source.ts'
import { fieldSpot, type Spot, wordsSpot } from './spot.ts'
import { valueAt } from './value-at.ts'
import { walk } from './walk.ts'
import { newWays, type Ways } from './ways.ts'
import { checkWholeSite } from './whole-site/whole-site.ts'

/** `pages` are all valid pages, published or not. */
export function link(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const anchors = new Map(pages.map(({ route, page }) => [route, placesOf(page).map(({ anchor }) => anchor)]))
  const ways = newWays()
  let refused = false
  const tell: Report = (diagnostic) => {
    refused ||= diagnostic.severity === 'error'
    report(diagnostic)
  }
  const checks = { site, anchors, ways, images: new Set(site.images), report: tell }
  checkFields(site.config, [], { ...checks, source: site.configSource, route: undefined })
  for (const [name, href] of Object.entries(site.config.links ?? {})) {
    const at = fieldSpot(site.configSource, ['links', name], href)
    checkAddress(href, at, { ...checks, source: site.configSource, route: undefined })
  }
  checkSite(site, pages, report)
  for (const { route, source, page } of pages) {
    const context = { ...checks, source, route }
    checkFields(page.blocks, ['blocks'], context)
    checkPlaces(page, context)
    checkAliases(page, route, context)
    checkBlockRules(page, source, site, report)
  }
  checkWholeSite(site, pages, refused ? undefined : ways, report)
}

type Checks = {
  readonly site: Site
  readonly anchors: ReadonlyMap<string, readonly string[]>
  readonly ways: Ways
  readonly images: ReadonlySet<string>
  readonly report: Report
  readonly source: SourceFile
  /** The page that the fields stand on; `undefined` for site.yaml. */
  readonly route: string | undefined
}

function checkFields(value: unknown, path: FieldPath, checks: Checks): void {
  const { source } = checks
  walk(value, path, (name, text, at, owner) => {
    if (name === 'href') checkLink(text, fieldSpot(source, at, text), owner, checks)
    if (name === 'embedUrl') checkEmbed(text, fieldSpot(source, at, text), checks)
    if (name === 'image') checkPicture(text, at, owner, checks)
    if (name !== 'markdown') return
    for (const href of new Set(markdownLinks(text))) {
      const spot = wordsSpot(source, at.slice(0, -1), href)
      if (checks.images.has(href)) checks.report({ ...messages.pictureInText(href), span: spot.span() })
      else checkAddress(href, spot, checks)
    }
  })
}

function tell({ source, report }: Checks, path: FieldPath, finding: Finding): void {
  report({ ...finding, span: source.spanOf(path) })
}

/** The fields that give a link its words. */
const WORDS = ['title', 'network', 'label']

function checkLink(href: string, spot: Spot, owner: object, checks: Checks): void {
  const address = checkAddress(href, spot, checks)
  const hasWords = address?.kind === 'page' || WORDS.some((name) => valueAt(owner, [name]) !== undefined)
  if (address && !hasWords) checks.report({ ...messages.linkWithoutWords(), span: spot.span() })
}

/** Gives the address unless it was refused. */
function checkAddress(href: string, spot: Spot, checks: Checks): Address | undefined {
  const { address, finding, meant } = addressOf(href, checks.site.config, checks.site.table)
  if (finding) checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  else if (address) checkTarget(href, address, spot, checks)
  if (address && checks.route !== undefined) checks.ways.add(checks.route, address)
  return address
}

/** The place on a page that a link leads to is there, and so is the page. */
function checkTarget(href: string, address: Address, spot: Spot, checks: Checks): void {
  if (address.kind === 'outside') return
  const owner = address.kind === 'page' ? address.route : checks.route
  const known = owner === undefined ? undefined : checks.anchors.get(owner)
  const { anchor } = address
  // The places of a page with mistakes are not known: its own messages come first.
  if (owner && known && anchor !== undefined && !known.includes(anchor) && !FRAME_PLACES.has(anchor)) {
    const sure = certain(anchor, known)
    const meant = sure === undefined ? undefined : href.replace(/#.*$/, `#${sure}`)
    checks.report({
      ...messages.brokenAnchor(anchor, owner, known),
      span: spot.span(),
      ...spot.fixWith(meant),
    })
  } else if (address.kind === 'page' && known && !checks.site.pages.has(address.route))
    checks.report({ ...messages.linkToUnpublished(address.route), span: spot.span() })
}

type Place = { readonly anchor: string; readonly path: FieldPath }

/** Places that the frame of every page has. */
const FRAME_PLACES = new Set(['main', 'top'])

function placesOf({ blocks }: LinkedPage['page']): readonly Place[] {
  const found: Place[] = []
  walk(blocks, ['blocks'], (name, text, path) => {
    if (name === 'anchor' || name === 'id') found.push({ anchor: text, path })
  })
  return found
}

function checkPlaces(page: LinkedPage['page'], checks: Checks): void {
  const first = new Map<string, FieldPath>()
  for (const { anchor, path } of placesOf(page)) {
    const taken = first.get(anchor)
    if (FRAME_PLACES.has(anchor)) tell(checks, path, messages.anchorReserved(anchor))
    else if (taken) tell(checks, path, messages.anchorTwice(anchor, checks.source.spanOf(taken).start.line))
    else first.set(anchor, path)
  }
}

function checkEmbed(url: string, spot: Spot, checks: Checks): void {
  const address = checkAddress(url, spot, checks)
  const framed =
    address?.kind === 'page' || (address?.kind === 'outside' && address.href.startsWith('https:'))
  if (address && !framed) checks.report({ ...messages.frameRefused(url), span: spot.span() })
}

function checkPicture(image: string, path: FieldPath, owner: object, checks: Checks): void {
  if (!checks.images.has(image)) {
    const { finding, meant } = missingPicture(image, checks.site.images)
    const spot = fieldSpot(checks.source, path, image)
    return checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  }
  const alt = valueAt(owner, ['alt'])
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt === undefined && !decorative) tell(checks, path, messages.altMissing(image))
  if (alt !== undefined && decorative)
    tell(checks, [...path.slice(0, -1), 'decorative'], messages.altAndDecorative())
}

function checkAliases({ aliases }: LinkedPage['page'], route: string, checks: Checks): void {
  const known = checks.anchors.get(route) ?? []
  aliases?.forEach((alias, index) => {
    if (typeof alias === 'string' || alias.anchor === undefined || known.includes(alias.anchor)) return
    tell(checks, ['aliases', index, 'anchor'], messages.brokenAnchor(alias.anchor, route, known))
  })
}
