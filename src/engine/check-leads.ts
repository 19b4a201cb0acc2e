/** Checks what leads elsewhere: every address is one, and the page, the place or the picture is there. */
import { certain } from '../diagnostics/certain.ts'
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Address, addressOf } from './address.ts'
import type { Lead, PictureLead } from './leads.ts'
import { missingPicture } from './missing-picture.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import type { FieldPath, SourceFile } from './source.ts'
import { fieldSpot, type Spot, wordsSpot } from './spot.ts'

export type Checks = {
  readonly site: Site
  readonly report: Report
  readonly source: SourceFile
  /** The page that the leads stand on; `undefined` for site.yaml. */
  readonly route: Route | undefined
  /** Told of every address. */
  readonly leadsTo: (address: Address) => void
}

/** `pathOf` gives the place of a lead: it is asked only if something is wrong. */
export function checkLeads(
  leads: readonly Lead[],
  pathOf: (index: number) => FieldPath,
  checks: Checks,
): void {
  leads.forEach((lead, index) => {
    const field = () => fieldSpot(checks.source, pathOf(index), lead.to)
    if (lead.kind === 'picture') checkPicture(lead, () => pathOf(index), checks)
    else if (lead.kind === 'link') checkLink(lead, field, checks)
    else if (lead.kind === 'frame') checkFrame(lead.to, field, checks)
    else checkTextLink(lead.to, () => wordsSpot(checks.source, pathOf(index), lead.to), checks)
  })
}

type SpotOf = () => Spot

function checkLink({ to, bare }: Lead & { readonly kind: 'link' }, spotOf: SpotOf, checks: Checks): void {
  const address = checkAddress(to, spotOf, checks)
  if (address && address.kind !== 'page' && bare)
    checks.report({ ...messages.linkWithoutWords(), span: spotOf().span() })
}

function checkFrame(to: string, spotOf: SpotOf, checks: Checks): void {
  const address = checkAddress(to, spotOf, checks)
  const framed =
    address?.kind === 'page' || (address?.kind === 'outside' && address.href.startsWith('https:'))
  if (address && !framed) checks.report({ ...messages.frameRefused(to), span: spotOf().span() })
}

function checkTextLink(to: string, spotOf: SpotOf, checks: Checks): void {
  if (checks.site.images.has(to)) checks.report({ ...messages.pictureInText(to), span: spotOf().span() })
  else checkAddress(to, spotOf, checks)
}

function checkPicture({ to, fault }: PictureLead, pathOf: () => FieldPath, checks: Checks): void {
  const tell = (finding: Finding, path: FieldPath) =>
    checks.report({ ...finding, span: checks.source.spanOf(path) })
  if (!checks.site.images.has(to)) {
    const { finding, meant } = missingPicture(to, [...checks.site.images])
    const spot = fieldSpot(checks.source, pathOf(), to)
    return checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  }
  if (fault === 'none') tell(messages.altMissing(to), pathOf())
  if (fault === 'two') tell(messages.altAndDecorative(), [...pathOf().slice(0, -1), 'decorative'])
}

/** Gives the address unless it was refused. */
export function checkAddress(href: string, spotOf: SpotOf, checks: Checks): Address | undefined {
  const { address, finding, meant } = addressOf(href, checks.site.config, checks.site.table)
  if (finding) {
    const spot = spotOf()
    checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  } else if (address) checkTarget(href, address, spotOf, checks)
  if (address) checks.leadsTo(address)
  return address
}

/** The place on a page that a link leads to is there, and so is the page. */
function checkTarget(href: string, address: Address, spotOf: SpotOf, checks: Checks): void {
  if (address.kind === 'outside') return
  const owner = address.kind === 'page' ? address.route : checks.route
  const known = owner === undefined ? undefined : checks.site.places.get(owner)
  const { anchor } = address
  // The places of a page with mistakes are not known: its own messages come first.
  if (owner && known && anchor !== undefined && !known.includes(anchor) && !FRAME_PLACES.has(anchor)) {
    const sure = certain(anchor, known)
    const meant = sure === undefined ? undefined : href.replace(/#.*$/, `#${sure}`)
    const spot = spotOf()
    const finding = messages.brokenAnchor(anchor, owner, known)
    checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  } else if (address.kind === 'page' && known && !checks.site.pages.has(address.route))
    checks.report({ ...messages.linkToUnpublished(address.route), span: spotOf().span() })
}

/** Places that the frame of every page has. */
export const FRAME_PLACES: ReadonlySet<string> = new Set(['main', 'top'])
