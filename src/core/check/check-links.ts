/** Checks what leads elsewhere: every address is one, and the page, the place or the picture is there. */
import { certain } from '../../diagnostics/certain.ts'
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import type { Address, Addressed } from '../site/address.ts'
import type { Lead, PictureLead } from '../site/links.ts'
import type { Route } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { fieldSpot, type Spot, wordsSpot } from '../yaml/spot.ts'
import type { Judged, LinkGraph } from './link-graph.ts'
import { missingPicture } from './missing-picture.ts'

export type Checks = {
  readonly site: Site
  readonly judge: Judge
  readonly report: Report
  readonly source: SourceFile
  /** The page that the leads stand on; `undefined` for site.yaml. */
  readonly route: Route | undefined
  /** Called with every address. */
  readonly onLink: (judged: Judged) => void
}

/** Of a link on a page; `undefined` for site.yaml. */
export type Judge = (href: string, route: Route | undefined) => Judged

/** Most links of a site lead to where others lead. Only what is a place on its own page depends on where it stands. */
export function judgeOf(site: Site, numberOf: LinkGraph['numberOf']): Judge {
  const known = new Map<string, Judged>()
  return (href, route) => {
    let judged = known.get(href)
    if (!judged) {
      judged = judgedAnywhere(href, site, numberOf)
      known.set(href, judged)
    }
    if (judged.address?.kind !== 'place' || route === undefined) return judged
    return { ...judged, ...targetFault(href, judged.address, route, site) }
  }
}

function judgedAnywhere(href: string, site: Site, numberOf: LinkGraph['numberOf']): Judged {
  const { address, finding, meant } = site.addressOf(href)
  if (address?.kind !== 'page') return { address, finding, meant }
  const { route } = address
  // Where the place or the page is missing, that comes before how the link is spelt.
  const fault = targetFault(href, address, route, site)
  const said = fault.finding ? fault : { finding, meant }
  return { address, finding: said.finding, meant: said.meant, page: numberOf(route) }
}

/** `pathOf` gives the place of a lead: it is asked only if something is wrong. */
export function checkLeads(
  leads: readonly Lead[],
  pathOf: (index: number) => FieldPath,
  checks: Checks,
): void {
  const { site, judge, route, onLink } = checks
  leads.forEach((lead, index) => {
    if (lead.kind === 'picture') {
      if (lead.fault || !site.images.has(lead.to)) tellPicture(lead, pathOf(index), checks)
      return
    }
    const judged = judge(lead.to, route)
    const isPicture = lead.kind === 'text' && site.images.has(lead.to)
    if (judged.finding || isPicture || !suits(lead, judged.address))
      tellLink(lead, judged, isPicture, pathOf(index), checks)
    if (judged.address && !isPicture) onLink(judged)
  })
}

type LinkLead = Exclude<Lead, PictureLead>

/** Whether a lead of this kind may lead to such an address. Of one that was refused nothing more is said. */
function suits(lead: LinkLead, address: Address | undefined): boolean {
  if (!address || address.kind === 'page') return true
  if (lead.kind === 'frame') return address.kind === 'outside' && address.href.startsWith('https:')
  return lead.kind === 'text' || !lead.bare
}

function tellLink(
  lead: LinkLead,
  judged: Addressed,
  isPicture: boolean,
  path: FieldPath,
  { source, report }: Checks,
): void {
  const { to } = lead
  const spot = lead.kind === 'text' ? wordsSpot(source, path, to) : fieldSpot(source, path, to)
  if (isPicture) return report({ ...messages.pictureInText(to), span: spot.span() })
  tellAddress(judged, spot, report)
  if (suits(lead, judged.address)) return
  const finding = lead.kind === 'frame' ? messages.frameRefused(to) : messages.linkWithoutWords()
  report({ ...finding, span: spot.span() })
}

function tellAddress({ finding, meant }: Addressed, spot: Spot, report: Report): void {
  if (finding) report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
}

function tellPicture({ to, fault }: PictureLead, path: FieldPath, { site, source, report }: Checks): void {
  const tell = (finding: Finding, at: FieldPath) => report({ ...finding, span: source.spanOf(at) })
  if (!site.images.has(to)) {
    const { finding, meant } = missingPicture(to, [...site.images])
    const spot = fieldSpot(source, path, to)
    return report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  }
  if (fault === 'none') tell(messages.altMissing(to), path)
  if (fault === 'two') tell(messages.altAndDecorative(), [...path.slice(0, -1), 'decorative'])
}

/** Checks an address that stands in site.yaml alone. */
export function checkAddress(href: string, spotOf: () => Spot, { judge, report, route }: Checks): void {
  const judged = judge(href, route)
  if (judged.finding) tellAddress(judged, spotOf(), report)
}

/** Why the place that a link leads to cannot be had, or its page; nothing if it can. */
function targetFault(
  href: string,
  address: Exclude<Address, { kind: 'outside' | 'file' }>,
  owner: Route,
  { places, pages }: Site,
): Pick<Addressed, 'finding' | 'meant'> {
  const known = places.get(owner)
  const { anchor } = address
  // The places of a page with mistakes are not known: its own messages come first.
  if (!known) return {}
  if (anchor !== undefined && !known.includes(anchor) && !FRAME_PLACES.has(anchor)) {
    const sure = certain(anchor, known)
    const meant = sure === undefined ? undefined : href.replace(/#.*$/, `#${sure}`)
    return { finding: messages.brokenAnchor(anchor, owner, known), meant }
  }
  const isThere = address.kind !== 'page' || pages.has(owner)
  return isThere ? {} : { finding: messages.linkToUnpublished(owner) }
}

/** Places that the frame of every page has. */
export const FRAME_PLACES: ReadonlySet<string> = new Set(['main', 'top'])
