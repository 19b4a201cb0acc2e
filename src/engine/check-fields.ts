/** Checks the fields that lead elsewhere: links, frames and pictures, of site.yaml and of pages alike. */
import { certain } from '../diagnostics/certain.ts'
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Address, addressOf } from './address.ts'
import { markdownLinks } from './markdown.ts'
import { missingPicture } from './missing-picture.ts'
import type { Route } from './routes.ts'
import type { Site } from './site.ts'
import type { FieldPath, SourceFile } from './source.ts'
import { fieldSpot, type Spot, wordsSpot } from './spot.ts'
import { valueAt } from './value-at.ts'
import { walk } from './walk.ts'

export type Checks = {
  readonly site: Site
  readonly report: Report
  readonly source: SourceFile
  /** The page that the fields stand on; `undefined` for site.yaml. */
  readonly route: Route | undefined
  /** Told of everything that the fields lead to. */
  readonly leadsTo: (address: Address) => void
}

export function checkFields(value: unknown, path: FieldPath, checks: Checks): void {
  const { source } = checks
  walk(value, path, (name, text, at, owner) => {
    if (name === 'href') checkLink(text, fieldSpot(source, at, text), owner, checks)
    if (name === 'embedUrl') checkEmbed(text, fieldSpot(source, at, text), checks)
    if (name === 'image') checkPicture(text, at, owner, checks)
    if (name !== 'markdown') return
    for (const href of new Set(markdownLinks(text))) {
      const spot = wordsSpot(source, at.slice(0, -1), href)
      if (checks.site.images.has(href)) checks.report({ ...messages.pictureInText(href), span: spot.span() })
      else checkAddress(href, spot, checks)
    }
  })
}

/** Places that the frame of every page has. */
export const FRAME_PLACES: ReadonlySet<string> = new Set(['main', 'top'])

export function tell({ source, report }: Checks, path: FieldPath, finding: Finding): void {
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
export function checkAddress(href: string, spot: Spot, checks: Checks): Address | undefined {
  const { address, finding, meant } = addressOf(href, checks.site.config, checks.site.table)
  if (finding) checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  else if (address) checkTarget(href, address, spot, checks)
  if (address) checks.leadsTo(address)
  return address
}

/** The place on a page that a link leads to is there, and so is the page. */
function checkTarget(href: string, address: Address, spot: Spot, checks: Checks): void {
  if (address.kind === 'outside') return
  const owner = address.kind === 'page' ? address.route : checks.route
  const known = owner === undefined ? undefined : checks.site.places.get(owner)
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

function checkEmbed(url: string, spot: Spot, checks: Checks): void {
  const address = checkAddress(url, spot, checks)
  const framed =
    address?.kind === 'page' || (address?.kind === 'outside' && address.href.startsWith('https:'))
  if (address && !framed) checks.report({ ...messages.frameRefused(url), span: spot.span() })
}

function checkPicture(image: string, path: FieldPath, owner: object, checks: Checks): void {
  if (!checks.site.images.has(image)) {
    const { finding, meant } = missingPicture(image, [...checks.site.images])
    const spot = fieldSpot(checks.source, path, image)
    return checks.report({ ...finding, span: spot.span(), ...spot.fixWith(meant) })
  }
  const alt = valueAt(owner, ['alt'])
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt === undefined && !decorative) tell(checks, path, messages.altMissing(image))
  if (alt !== undefined && decorative)
    tell(checks, [...path.slice(0, -1), 'decorative'], messages.altAndDecorative())
}
