/** Finds broken links: their anchor or picture does not exist, or their page is not published. `address.ts` finds the rest. */
import type { Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ask } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Address, ParsedAddress } from '../../site/address.ts'
import type { Link, PictureLink } from '../../site/links.ts'
import type { Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { fieldSpot, type Spot, wordsSpot } from '../../yaml/spot.ts'
import { standInOutside } from '../../yaml/stand-in-outside.ts'
import { isToldInContacts } from '../config/contacts.ts'
import { missingPicture } from '../missing-picture.ts'
import { contactIn, forWhatsApp, withScheme } from './contact-link.ts'
import { refusedInFrame } from './framed-address.ts'
import type { CheckedAddress, LinkGraph } from './link-graph.ts'
import { ofTitle, renamedTo, withPageOfTitle } from './page-by-title.ts'
import { placeAsPage, placeForPath } from './places.ts'
import { targetProblem } from './target-problem.ts'
import { valueWith } from './value-with.ts'
import { checkLinkWords } from './words-of-link.ts'

/** What the links of one document are checked with. */
export type LinkContext = {
  readonly site: Site
  readonly checkAddress: CheckAddress
  readonly report: Report
  readonly source: SourceFile
  /** The page with the links; `undefined` for site.yaml. */
  readonly route: Route | undefined
  /** Called with every valid address, and every one that a page with mistakes may have. */
  readonly onLink: (checked: CheckedAddress) => void
}

/** `route` is the page with the link; `undefined` for site.yaml. */
export type CheckAddress = (href: string, route: Route | undefined) => CheckedAddress

/** Checks each address once: many links of a site are the same. Only `#anchor` depends on the page with the link. */
export function addressChecker(site: Site, numberOf: LinkGraph['numberOf']): CheckAddress {
  const known = new Map<string, CheckedAddress>()
  return (href, route) => {
    let checked = known.get(href)
    if (!checked) {
      checked = checkAnywhere(href, site, numberOf)
      known.set(href, checked)
    }
    if (checked.address?.kind !== 'anchor' || route === undefined) return checked
    return { ...checked, ...targetProblem(href, checked.address, route, site) }
  }
}

/** Checks all that is the same on every page. */
function checkAnywhere(href: string, site: Site, numberOf: LinkGraph['numberOf']): CheckedAddress {
  const { address, finding, meant } = site.addressOf(href)
  if (finding && isToldInContacts(href, site.config)) return {}
  const titled =
    finding?.code === messages.addressRefused.code && !meant ? ofTitle(href, site.titles) : undefined
  if (titled !== undefined) return { finding: messages.addressRefused(href, titled), meant: titled }
  const isBroken = finding?.code === messages.brokenLink.code
  const titledAlike = isBroken && meant !== undefined ? renamedTo(href, site) : undefined
  if (titledAlike?.advice?.guesses?.includes(meant ?? '')) return { finding: titledAlike }
  if (isBroken && meant === undefined)
    return {
      finding:
        placeForPath(href, site) ??
        renamedTo(href, site) ??
        (finding.advice?.vague ? placeAsPage(href, site) : undefined) ??
        finding,
    }
  if (address?.kind !== 'page') return withPlace({ address, finding, meant }, site)
  const { route } = address
  // A missing page or anchor matters more than the spelling of the link.
  const isNamed = href.startsWith('link:')
  const problem = isNamed ? {} : targetProblem(href, address, route, site)
  const worst = problem.finding ? problem : { finding, meant }
  return { address, finding: worst.finding, meant: worst.meant, page: numberOf(route) }
}

/** A link is not mended to a place that its page does not have. */
function withPlace(parsed: ParsedAddress, site: Site): ParsedAddress {
  const { finding, meant } = parsed
  if (!finding || !meant?.includes('#')) return parsed
  const { address } = site.addressOf(meant)
  const problem = address?.kind === 'page' ? targetProblem(meant, address, address.route, site) : {}
  if (!problem.finding) return parsed
  const { help, advice } = ask([meant.replace(/#.*$/, '')])
  return {
    finding: {
      ...finding,
      help: `${help} ${problem.finding.message} ${problem.finding.help ?? ''}`.trimEnd(),
      advice,
    },
  }
}

/** `pathOf` gives the path of a link by its index. It is slow, so it is only called if something is wrong. */
export function checkLinks(
  links: readonly Link[],
  pathOf: (index: number) => FieldPath,
  context: LinkContext,
): void {
  const { site, checkAddress, route, onLink } = context
  links.forEach((link, index) => {
    if (link.kind === 'picture') {
      if (link.alt || !site.images.has(link.to)) reportPicture(link, pathOf(index), context)
      return
    }
    const checked = checkAddress(link.to, route)
    const isPicture = link.kind === 'markdown' && site.images.has(link.to)
    if (isPicture) reportPictureInText(link.to, pathOf(index), context)
    else if (checked.finding || !suits(link, checked.address))
      reportLink(link, checked, pathOf(index), context)
    else if (link.kind === 'frame') checkFrame(link.to, checked, pathOf(index), context)
    else checkLinkWords(link, checked, { links, index, pathOf }, context)
    if ((checked.address || !checked.finding) && !isPicture) onLink(checked)
  })
}

function checkFrame(
  to: string,
  { address }: ParsedAddress,
  path: FieldPath,
  { report, site, source }: LinkContext,
): void {
  if (address?.kind === 'page') {
    const shown = site.pages.get(address.route)
    if (shown && shown.page.layout !== 'bare')
      report({ ...messages.frameOfPage(address.route, shown.source.path), span: source.spanOf(path) })
  }
  const refused = address?.kind === 'outside' ? refusedInFrame(address.href) : undefined
  if (!refused) return
  const { meant, isSure } = refused
  const spot = spotOf(to, path, { site, source })
  const finding = messages.frameEmpty(to, meant)
  report({ ...finding, span: spot.span(), ...spot.fixWith(isSure ? meant : undefined) })
}

type AddressLink = Exclude<Link, PictureLink>

/** Whether this kind of link may have such an address. A refused address has its own finding. */
function suits(link: AddressLink, address: Address | undefined): boolean {
  if (!address || address.kind === 'page') return true
  if (link.kind === 'frame') return address.kind === 'outside' && address.href.startsWith('https:')
  return link.kind === 'markdown' || !link.bare
}

function reportPictureInText(to: string, path: FieldPath, { source, report }: LinkContext): void {
  report({ ...messages.pictureInText(to), span: wordsSpot(source, path, to).span() })
}

function reportLink(
  link: AddressLink,
  checked: ParsedAddress,
  path: FieldPath,
  { site, source, report }: LinkContext,
): void {
  const { kind, to } = link
  const spotIn = kind === 'markdown' ? wordsSpot : fieldSpot
  const words = kind === 'frame' ? undefined : link.words
  const contact = contactIn(to, checked, source, path, site)
  const spot =
    contact === undefined ? spotOf(to, path, { site, source }, spotIn) : spotIn(source, path, contact)
  const found = contact === undefined ? checked : withScheme(contact, to, checked, site)
  if (kind === 'markdown' || !reportStandIn(found.finding, spot, source, report))
    reportAddress(
      withPageOfTitle(forWhatsApp(found, words ?? networkAt(path, source)), to, words, site),
      spot,
      report,
    )
  if (suits(link, checked.address)) return
  const finding = kind === 'frame' ? messages.frameRefused(to) : messages.linkWithoutWords()
  report({ ...finding, span: spot.span() })
}

/** `WhatsApp`, for a link of site.yaml to an account. */
const networkAt = (path: FieldPath, { value }: SourceFile) =>
  valueAt(value, [...path.slice(0, -1), 'network'])

/** `/fees !todo` */
function reportStandIn(finding: Finding | undefined, spot: Spot, source: SourceFile, report: Report) {
  const standIn = finding && standInOutside(source, spot.span())
  if (standIn) report({ ...finding, span: spot.span(), ...standIn })
  return standIn !== undefined
}

/** Where an address is written. A value of site.yaml may be right elsewhere, so it has no fix. */
function spotOf(
  to: string,
  path: FieldPath,
  { site, source }: Pick<LinkContext, 'site' | 'source'>,
  spotIn: typeof fieldSpot = fieldSpot,
): Spot {
  const span = valueWith(to, source, path, site)
  return span ? { span: () => span, fixWith: () => ({}) } : spotIn(source, path, to)
}

function reportAddress({ finding, meant }: ParsedAddress, spot: Spot, report: Report): void {
  if (finding) report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
}

function reportPicture(
  { to, alt }: PictureLink,
  path: FieldPath,
  { site, source, report }: LinkContext,
): void {
  const reportAt = (at: FieldPath, finding: Finding) => report({ ...finding, span: source.spanOf(at) })
  if (!site.images.has(to)) {
    const { finding, meant } = missingPicture(to, [...site.images])
    const spot = spotOf(to, path, { site, source })
    if (!reportStandIn(finding, spot, source, report)) reportAddress({ finding, meant }, spot, report)
    return
  }
  if (alt === 'missing') reportAt(path, messages.altMissing(to))
  if (alt === 'contradictory') reportAt([...path.slice(0, -1), 'decorative'], messages.altAndDecorative())
}

/** Words, or only figures. A wrong address has a scheme, a slash or a point at its start. */
const NO_ADDRESS = /^(?!\/|[a-z]+:|\S*\.\S)(?:.*\S \S|[^\p{L}]*$)/u

/** Checks an address of `links` in site.yaml, which has a name and no words. */
export function checkNamedLink(href: string, spotOf: () => Spot, context: LinkContext): void {
  const checked = context.checkAddress(href, context.route)
  const { finding } = checked
  // With a name, it is meant: another program shows a page there.
  if (!finding || finding.code === messages.ownPageMissing.code) return
  const isText = finding.code === messages.addressRefused.code && !checked.meant && NO_ADDRESS.test(href)
  const help = isText ? remedies.textAmongLinks : finding.help
  reportAddress({ ...checked, finding: { ...finding, help } }, spotOf(), context.report)
}
