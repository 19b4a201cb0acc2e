/** Adds a page to the menu or to a chain of site.yaml. */
import type { Edit } from '../../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../../diagnostics/wording.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { type Route, sameAddress } from '../../site/routes.ts'
import { addEntry } from '../../yaml/add-lines.ts'
import { asWritten } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { languageOfRoute } from './language-of-route.ts'
import { usualPlace } from './usual-place.ts'

/** `undefined` if the link is there already. */
export type MenuEdit = Edit | { readonly refusal: string } | undefined

export type MenuRequest = {
  readonly route: Route
  /** The words of the link. By default the title of the page. */
  readonly title?: string | undefined
  /** The page before it in the list. By default the last one, in a chain the last one of its dropdown. */
  readonly after?: Route | undefined
  /** The title of the dropdown that it is in, too. */
  readonly group?: string | undefined
}

/** `group` is the title of a dropdown; `undefined` is the menu itself. */
export function inMenu(site: SourceFile, group: string | undefined, request: MenuRequest): MenuEdit {
  const titles = menuGroups(site, request.route)
  const header = [...settingsFor(site, request.route), 'header']
  const isInDropdown = titles.some((_, at) => isListed(site, [...header, at, 'links'], request.route))
  if (group === undefined) return isInDropdown ? undefined : inList(site, header, 'the menu', request)
  const known = titles.filter((title) => title !== undefined)
  const chosen = chosenOf(group, known)
  const at = chosen === undefined ? -1 : titles.indexOf(chosen)
  if (at < 0)
    return {
      refusal: `The menu has no dropdown \`${group}\`. ${didYouMean(group, known, 'Its dropdowns are').help}`,
    }
  return inList(site, [...header, at, 'links'], `the dropdown ${chosen}`, request)
}

/** Where the settings of a page are: each language may have its own menu and chains. */
export function settingsFor(site: SourceFile, route: Route): FieldPath {
  const name = languageOfRoute(route, site)
  return name === undefined ? [] : ['languages', name]
}

/** `site.yaml`, and the part of it that counts. */
const whereOf = (settings: FieldPath) =>
  settings.length === 0 ? 'site.yaml' : `Below \`${settings.join(': ')}:\`, site.yaml`

/** The name that somebody typed, in any case of letters, or whose number in the list they typed. */
function chosenOf(typed: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.trim().toLowerCase()
  return names.find((name) => plain(name) === plain(typed)) ?? names[Number(typed) - 1]
}

/** The title of each entry of the menu for a page that is a dropdown; `undefined` for the others. */
export function menuGroups(site: SourceFile, route: Route): readonly (string | undefined)[] {
  const header = valueAt(site.value, [...settingsFor(site, route), 'header'])
  if (!Array.isArray(header)) return []
  return header.map((entry: unknown) => {
    const title = valueAt(entry, ['title'])
    return Array.isArray(valueAt(entry, ['links'])) && typeof title === 'string' ? title : undefined
  })
}

/** Without `name`, uses the only chain with the page `after`. */
export function inChain(site: SourceFile, name: string | undefined, request: MenuRequest): MenuEdit {
  const names = chainNames(site, request.route)
  const settings = settingsFor(site, request.route)
  const chosen = name === undefined ? undefined : chosenOf(name, names)
  if (name !== undefined && chosen === undefined)
    return {
      refusal:
        `${whereOf(settings)} has no chain \`${name}\`. ${didYouMean(name, names, 'The chains are').help}`.trim(),
    }
  const holding = names.filter((each) => indexOf(site, [...settings, 'chains', each], request.after) >= 0)
  const [only] = chosen === undefined ? holding : [chosen]
  if (only === undefined)
    return { refusal: `${request.after} is in no chain. Leave out --after, or name another page.` }
  if (name === undefined && holding.length > 1)
    return {
      refusal: `${request.after} is in several chains. Add --chain ${holding.join(' or --chain ')}.`,
    }
  const chain = [...settings, 'chains', only]
  const titles = menuGroups(site, request.route)
  const groups = titles.map((_, at) => hrefsIn(site, [...settings, 'header', at, 'links']))
  const dropdown = chosenOf(
    request.group ?? '',
    titles.filter((title) => title !== undefined),
  )
  const own = dropdown === undefined ? undefined : groups[titles.indexOf(dropdown)]
  const after = request.after ?? usualPlace(hrefsIn(site, chain), groups, own)?.href
  return inList(site, chain, `the chain ${only}`, { ...request, after })
}

export function chainNames(site: SourceFile, route: Route): readonly string[] {
  return Object.keys(valueAt(site.value, [...settingsFor(site, route), 'chains']) ?? {})
}

function hrefsIn({ value }: SourceFile, list: FieldPath): readonly { readonly href: string }[] {
  const entries = valueAt(value, list)
  if (!Array.isArray(entries)) return []
  return entries.map((entry: unknown) => ({ href: String(valueAt(entry, ['href'])) }))
}

function inList(
  site: SourceFile,
  list: FieldPath,
  what: string,
  { route, title, after }: MenuRequest,
): MenuEdit {
  const entries = valueAt(site.value, list)
  if (!Array.isArray(entries) || entries.length === 0)
    return { refusal: `${whereOf(settingsFor(site, route))} has no entry in ${what} yet.` }
  if (isListed(site, list, route)) return undefined
  const found = indexOf(site, list, after)
  if (after !== undefined && found < 0) return { refusal: `${after} is not in ${what}.` }
  const fields: Readonly<Record<string, string>> =
    title === undefined ? { href: route } : { title: asWritten(title), href: route }
  return addEntry(site, list, after === undefined ? entries.length - 1 : found, fields)
}

/** Unlike a link to a place on the page. */
function isListed({ value }: SourceFile, list: FieldPath, route: Route): boolean {
  const entries = valueAt(value, list)
  return (
    Array.isArray(entries) &&
    entries.some((entry: unknown) => sameAddress(String(valueAt(entry, ['href'])), route))
  )
}

function indexOf({ value }: SourceFile, list: FieldPath, route: Route | undefined): number {
  const entries = valueAt(value, list)
  if (!Array.isArray(entries) || route === undefined) return -1
  return entries.findIndex((entry: unknown) => {
    const href = valueAt(entry, ['href'])
    return typeof href === 'string' && sameAddress(href.split('#')[0] ?? '', route)
  })
}
