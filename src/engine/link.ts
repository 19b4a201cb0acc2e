/** Pages to a site: every link, anchor and picture exists, and rules between fields hold. */
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/site.ts'
import { type Addressed, addressOf } from './address.ts'
import { markdownLinks } from './markdown.ts'
import { checkBlockRules } from './rules.ts'
import type { LinkedPage, Site } from './site.ts'
import { checkSite } from './site-rules.ts'
import type { FieldPath, SourceFile } from './source.ts'
import { valueAt } from './translate.ts'
import { walk } from './walk.ts'

/** `pages` are all valid pages, published or not. */
export function link(site: Site, pages: readonly LinkedPage[], report: Report): void {
  const anchors = new Map(pages.map(({ route, page }) => [route, anchorsOf(page)]))
  const checks = { site, anchors, report }
  checkFields(site.config, [], { ...checks, source: site.configSource, route: undefined })
  for (const [name, href] of Object.entries(site.config.links ?? {})) {
    checkAddress(href, ['links', name], { ...checks, source: site.configSource, route: undefined })
  }
  checkSite(site, pages, report)
  for (const { route, source, page } of pages) {
    const context = { ...checks, source, route }
    checkFields(page.blocks, ['blocks'], context)
    checkAliases(context)
    checkBlockRules(page, source, site.config, report)
  }
}

type Checks = {
  readonly site: Site
  readonly anchors: ReadonlyMap<string, readonly string[]>
  readonly report: Report
  readonly source: SourceFile
  /** The page that the fields stand on; `undefined` for site.yaml. */
  readonly route: string | undefined
}

function checkFields(value: unknown, path: FieldPath, checks: Checks): void {
  walk(value, path, (name, text, at, owner) => {
    if (name === 'href') checkAddress(text, at, checks)
    if (name === 'embedUrl') checkEmbed(text, at, checks)
    if (name === 'image') checkPicture(text, at, owner, checks)
    if (name === 'markdown')
      for (const href of markdownLinks(text)) checkAddress(href, at.slice(0, -1), checks)
  })
}

function tell({ source, report }: Checks, path: FieldPath, finding: Finding): void {
  report({ ...finding, span: source.spanOf(path) })
}

function checkAddress(href: string, path: FieldPath, checks: Checks): void {
  const found = addressOf(href, checks.site.config, checks.site.table)
  const finding = 'finding' in found ? found.finding : anchorFinding(found.address, checks)
  if (finding) tell(checks, path, finding)
}

type Address = Extract<Addressed, { address: unknown }>['address']

function anchorFinding(address: Address, { site, anchors, route }: Checks): Finding | undefined {
  if (address.kind === 'outside') return undefined
  const owner = address.kind === 'page' ? address.route : route
  const known = owner === undefined ? undefined : anchors.get(owner)
  const { anchor } = address
  // The places of a page with mistakes are not known: its own messages come first.
  if (owner && known && anchor !== undefined && !known.includes(anchor))
    return messages.brokenAnchor(anchor, owner, known)
  return known && owner && !site.pages.has(owner) ? messages.linkToUnpublished(owner) : undefined
}

function anchorsOf(page: LinkedPage['page']): readonly string[] {
  const found: string[] = []
  walk(page.blocks, [], (name, text) => {
    if (name === 'anchor' || name === 'id') found.push(text)
  })
  return found
}

function checkEmbed(url: string, path: FieldPath, checks: Checks): void {
  if (url.startsWith('/')) return checkAddress(url, path, checks)
  const found = addressOf(url, checks.site.config, checks.site.table)
  if ('finding' in found) return tell(checks, path, found.finding)
  if (!url.startsWith('https://')) tell(checks, path, messages.addressRefused(url))
}

function checkPicture(image: string, path: FieldPath, owner: object, checks: Checks): void {
  if (!checks.site.images.includes(image))
    return tell(checks, path, messages.imageMissing(image, checks.site.images))
  const alt = valueAt(owner, ['alt'])
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt === undefined && !decorative) tell(checks, path, messages.altMissing(image))
  if (alt !== undefined && decorative)
    tell(checks, [...path.slice(0, -1), 'decorative'], messages.altAndDecorative())
}

function checkAliases(checks: Checks): void {
  const { site, route, anchors } = checks
  site.table.aliases
    .filter((alias) => alias.route === route)
    .forEach(({ anchor }, index) => {
      const known = anchors.get(route ?? '') ?? []
      if (anchor !== undefined && !known.includes(anchor)) {
        tell(checks, ['aliases', index, 'anchor'], messages.brokenAnchor(anchor, route ?? '', known))
      }
    })
}
