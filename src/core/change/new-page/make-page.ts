/** Makes a new page, or a translation of one, as somebody wishes it. Writes no file. */
import { pathBeside } from '../../base/relative-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { FileChange } from '../../load/file-change.ts'
import { PICTURE_FILE } from '../../load/site-files.ts'
import { fileOfRoute, routeRefusal, takenAddress } from '../../site/page-file.ts'
import { isPage, routeOf, routeTable } from '../../site/routes.ts'
import { schemaLine } from '../../yaml/schema-line.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { breaks, type ReadChanged } from '../new-errors.ts'
import { blockTexts } from './block-texts.ts'
import { altsFor } from './example-pictures.ts'
import { languageOfRoute } from './language-of-route.ts'
import { type NewPageRequest, newPage } from './new-page.ts'
import { blockTypes, DEFAULT_BLOCKS, type PageOptions, titleOf } from './page-options.ts'
import { placesOf } from './places.ts'
import { type Translated, translationText } from './translation.ts'

/** The address of the new page, and what is said about it. */
export type PageRequest = { readonly route: string; readonly page: PageOptions }

export type Surroundings = {
  readonly read: ReadChanged
  /** The files below pages/. */
  readonly names: readonly string[]
  /** The path of the page schema from the root, for a site where no page names one. */
  readonly schema: string
}

type Made = { readonly changes: readonly FileChange[] } | { readonly refusal: string }

export function makePage(request: PageRequest, site: SourceFile, around: Surroundings): Made {
  const before = around.read([])
  const taken = takenBy(before, request.route)
  if (taken !== undefined) return { refusal: taken }
  const wanted = wantedOf(request, site, before, around)
  if ('refusal' in wanted) return wanted
  const { changes, result } = newPage(wanted, around.read, site)
  const refusal = breaks(before, result)
  return refusal === undefined ? { changes } : { refusal }
}

/** The page that a page at this address would translate. */
export function originalOf(
  { sources }: ReadResult,
  route: string | undefined,
  site: SourceFile,
): SourceFile | undefined {
  const name = route === undefined ? undefined : languageOfRoute(route, site)
  if (route === undefined || name === undefined) return undefined
  const same = route.slice(name.length + 1) || '/'
  return sources.find(({ path, value }) => isPage(path) && value !== undefined && routeOf(path) === same)
}

/** A copy of a page at the address of its translation. */
export function makeTranslation(
  route: string,
  original: SourceFile,
  read: ReadChanged,
  given: Translated = {},
): Made {
  const isHome = routeOf(original.path) === '/'
  const path = isHome ? `pages${route}/index.yaml` : fileOfRoute(route)
  const changes = [{ path, before: undefined, after: translationText(original, path, given) }]
  const refusal = breaks(read([]), read(changes))
  return refusal === undefined ? { changes } : { refusal }
}

/** Why a new page cannot have this address, in words. */
export function takenBy({ sources }: ReadResult, route: string): string | undefined {
  const refusal = routeRefusal(route)
  if (refusal !== undefined) return refusal
  const pages = sources.filter(({ path }) => isPage(path))
  const found = routeTable(pages, () => undefined).find(route)
  return found && pages.length > 0 ? takenAddress(route, found.route) : undefined
}

function wantedOf(
  { route, page }: PageRequest,
  site: SourceFile,
  { sources, pages }: ReadResult,
  { names, schema }: Surroundings,
): NewPageRequest | { readonly refusal: string } {
  const title = page.title ?? titleOf(route)
  const edits = placesOf(site, route, title, page)
  if ('refusal' in edits) return edits
  const types = blockTypes(page.blocks ?? DEFAULT_BLOCKS)
  if ('problem' in types) return { refusal: types.problem }
  const lang = languageOf(route, site)
  const surroundings = {
    images: names.filter((name) => PICTURE_FILE.test(name)),
    contacts: Object.keys(valueAt(site.value, ['contacts']) ?? {}),
    links: Object.keys(valueAt(site.value, ['links']) ?? {}),
    lang,
    altOf: altsFor(route, site, pages),
  }
  const blocks = types.map((type) => ({ type, texts: blockTexts(type, surroundings) }))
  const empty = blocks.find(({ texts }) => texts.length === 0)
  if (empty)
    return { refusal: `The block ${empty.type} needs a picture or a contact, and the site has none yet.` }
  const path = fileOfRoute(route)
  const { description } = page
  return { path, title, description, lang, schema: namedSchema(sources) ?? schema, blocks, edits }
}

/** Of a page in the folder of a language: that language. */
function languageOf(route: string, site: SourceFile): string {
  return languageOfRoute(route, site) ?? String(valueAt(site.value, ['lang']) ?? '')
}

/** The schema that the pages of the site name. From the root, with `/`. */
function namedSchema(sources: readonly SourceFile[]): string | undefined {
  return sources
    .filter(({ path }) => isPage(path))
    .flatMap(({ path, text }) => {
      const line = schemaLine(text)
      return line ? [pathBeside(path, line.schema)] : []
    })[0]
}
