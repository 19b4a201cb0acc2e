/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */
import type { Finding, Report, SourceSpan } from '../diagnostics/diagnostic.ts'
import * as pictureMessages from '../diagnostics/messages/pictures.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Address, addressOf } from './address.ts'
import { PICTURE_FILE } from './load.ts'
import { markdownLinks } from './markdown.ts'
import { checkBlockRules } from './rules.ts'
import type { LinkedPage, Site } from './site.ts'
import { checkSite } from './site-rules.ts'
import type { FieldPath, SourceFile } from './source.ts'
import { valueAt } from './translate.ts'
import { walk } from './walk.ts'
import { newWays, type Ways } from './ways.ts'
import { checkWholeSite } from './whole-site/whole-site.ts'

/** `pages` are all valid pages, published or not. */
export function link(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const anchors = new Map(pages.map(({ route, page }) => [route, placesOf(page).map(({ anchor }) => anchor)]))
  const ways = newWays()
  const checks = { site, anchors, ways, images: new Set(site.images), report }
  checkFields(site.config, [], { ...checks, source: site.configSource, route: undefined })
  for (const [name, href] of Object.entries(site.config.links ?? {})) {
    const at = () => site.configSource.spanOf(['links', name])
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
  checkWholeSite(site, pages, ways, report)
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
    if (name === 'href') checkLink(text, () => source.spanOf(at), owner, checks)
    if (name === 'embedUrl') checkEmbed(text, () => source.spanOf(at), checks)
    if (name === 'image') checkPicture(text, at, owner, checks)
    if (name !== 'markdown') return
    for (const href of new Set(markdownLinks(text))) {
      const spot = () => source.spanOfWords(at.slice(0, -1), href)
      if (checks.images.has(href)) checks.report({ ...messages.pictureInText(href), span: spot() })
      else checkAddress(href, spot, checks)
    }
  })
}

function tell({ source, report }: Checks, path: FieldPath, finding: Finding): void {
  report({ ...finding, span: source.spanOf(path) })
}

/** The fields that give a link its words. */
const WORDS = ['title', 'network', 'label']

/** Where a mistake is. Finding out costs more than all checks of a page: asked only when there is one. */
type Spot = () => SourceSpan

function checkLink(href: string, spot: Spot, owner: object, checks: Checks): void {
  const address = checkAddress(href, spot, checks)
  const hasWords = address?.kind === 'page' || WORDS.some((name) => valueAt(owner, [name]) !== undefined)
  if (address && !hasWords) checks.report({ ...messages.linkWithoutWords(), span: spot() })
}

/** Gives the address unless it was refused. */
function checkAddress(href: string, spot: Spot, checks: Checks): Address | undefined {
  const found = addressOf(href, checks.site.config, checks.site.table)
  const finding = 'finding' in found ? found.finding : anchorFinding(found.address, checks)
  if (finding) checks.report({ ...finding, span: spot() })
  if (!('address' in found)) return undefined
  if (checks.route !== undefined) checks.ways.add(checks.route, found.address)
  return found.address
}

function anchorFinding(address: Address, { site, anchors, route }: Checks): Finding | undefined {
  if (address.kind === 'outside') return undefined
  const owner = address.kind === 'page' ? address.route : route
  const known = owner === undefined ? undefined : anchors.get(owner)
  const { anchor } = address
  // The places of a page with mistakes are not known: its own messages come first.
  if (owner && known && anchor !== undefined && !known.includes(anchor) && !FRAME_PLACES.has(anchor))
    return messages.brokenAnchor(anchor, owner, known)
  const unpublished = address.kind === 'page' && known && !site.pages.has(address.route)
  return unpublished ? messages.linkToUnpublished(address.route) : undefined
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
  if (address && !framed) checks.report({ ...messages.frameRefused(url), span: spot() })
}

function checkPicture(image: string, path: FieldPath, owner: object, checks: Checks): void {
  if (!checks.images.has(image)) return tell(checks, path, missingPicture(image, checks.site.images))
  const alt = valueAt(owner, ['alt'])
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt === undefined && !decorative) tell(checks, path, messages.altMissing(image))
  if (alt !== undefined && decorative)
    tell(checks, [...path.slice(0, -1), 'decorative'], messages.altAndDecorative())
}

function missingPicture(image: string, images: readonly string[]): Finding {
  const plain = (name: string) => name.normalize('NFC').toLowerCase()
  const other = images.find((each) => plain(each) === plain(image))
  if (other !== undefined) return pictureMessages.imageLetterCase(image, other)
  return PICTURE_FILE.test(image)
    ? messages.imageMissing(image, images)
    : pictureMessages.imageEndingRefused(image)
}

function checkAliases({ aliases }: LinkedPage['page'], route: string, checks: Checks): void {
  const known = checks.anchors.get(route) ?? []
  aliases?.forEach((alias, index) => {
    if (typeof alias === 'string' || alias.anchor === undefined || known.includes(alias.anchor)) return
    tell(checks, ['aliases', index, 'anchor'], messages.brokenAnchor(alias.anchor, route, known))
  })
}
