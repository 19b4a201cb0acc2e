/** What an author does to the pages of a site. Each is one step of the draft, so Undo takes it back as a whole. */
import { slugOf } from '../../core/base/slug.ts'
import { valueAt } from '../../core/base/value-at.ts'
import {
  makePage,
  makeTranslation,
  originalOf,
  type PageRequest,
} from '../../core/change/new-page/make-page.ts'
import { renameInSite } from '../../core/change/rename/rename-in-site.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import { typedRoute } from '../../core/site/page-file.ts'
import { type Route, routeOf } from '../../core/site/routes.ts'
import { languageOfFile, languagesIn } from '../../core/validate/site-in-language.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { PictureChange } from '../draft/change.ts'
import { trimmed } from '../operations/trimmed.ts'
import { performStep } from '../session/session.ts'
import { engineNow, pageSchema, siteNow } from '../session/site.ts'
import { say } from '../words.ts'
import { type Deleting, deletePage } from './delete-page.ts'
import { type Places, placesFor } from './new-places.ts'

/** Why something was not done, in words, or nothing if it was. */
export type Refused = string | undefined

type Along = { readonly page?: string | undefined; readonly pictures?: readonly PictureChange[] }

function carryOut(changes: readonly FileChange[], notice: string, { page, pictures = [] }: Along): void {
  const isWhole = ({ before, after }: FileChange) => before === undefined || after === undefined
  const edits = changes.flatMap(({ path, before, after }) =>
    before === undefined || after === undefined
      ? []
      : [{ file: path, ...trimmed(before, { start: 0, end: before.length, text: after }) }],
  )
  const files = changes.filter(isWhole).map(({ path, after }) => ({ path, text: after }))
  performStep({ edits, files, pictures }, notice, page)
}

const siteSource = (): SourceFile | undefined => engineNow()?.state().assembly.loaded.site

/** Where a new page can be put. */
export function placesInSite(typed: string): Places {
  const site = siteSource()
  return site
    ? placesFor(site, typedRoute(typed), siteNow()?.titles ?? new Map())
    : { groups: [], chains: [] }
}

const LONGEST_ADDRESS = 40

/** Until the author types another one. */
export const suggestedRoute = (title: string): string => `/${slugOf(title, LONGEST_ADDRESS)}`

/** An address while somebody types it. */
export const typedAddress = (words: string): Route =>
  `/${words.trimStart().replace(/^\/+/, '').toLowerCase().replaceAll(/\s+/g, '-')}`

export function addPage({ route: typed, page }: PageRequest): Refused {
  const [engine, site] = [engineNow(), siteSource()]
  if (!engine || !site) return say('siteBroken')
  const route = typedRoute(typed)
  const original = originalOf(engine.result(), route, site)
  const around = { read: engine.checkChanged, names: engine.files().names, schema: pageSchema() }
  const made = original
    ? makeTranslation(route, original, engine.checkChanged)
    : makePage({ route, page }, site, around)
  if ('refusal' in made) return made.refusal
  const [first] = made.changes
  carryOut(made.changes, say(original ? 'pageToTranslate' : 'pageMade', { route }), { page: first?.path })
  return undefined
}

export function movePage(path: string, typed: string): Refused {
  const engine = engineNow()
  if (!engine) return say('siteBroken')
  const to = typedRoute(typed)
  const renaming = renameInSite(engine.checkChanged, engine.files().names, routeOf(path), to)
  if ('refusal' in renaming) return renaming.refusal
  const places = renaming.mentions.reduce((sum, each) => sum + each.places, 0)
  const [first] = renaming.changes
  carryOut(renaming.changes, say('pageMoved', { to, from: routeOf(path), links: places }), {
    page: first?.path,
  })
  return undefined
}

/** What deleting the page would mean. */
export function deletingOf(path: string, to: Route | undefined): Deleting | undefined {
  const engine = engineNow()
  const deleting = engine && deletePage(engine.checkChanged, engine.files().names, path, to)
  return deleting && 'gone' in deleting ? deleting : undefined
}

/** `pictures` go with the page. */
export function carryOutDeleting({ changes, gone }: Deleting, pictures: readonly PictureChange[]): void {
  const all = [...gone, ...pictures.map(({ path }) => path)]
  const paths = all.join(', ')
  carryOut(changes, all.length > 1 ? say('areGone', { paths }) : say('isGone', { path: paths }), { pictures })
}

export type Pair = { readonly name: string; readonly route: Route; readonly exists: boolean }

/** The same page in the other languages of the site. */
export function pairsOf(path: string): readonly Pair[] {
  const [engine, site] = [engineNow(), siteSource()]
  if (!engine || !site) return []
  const names = languagesIn(site.value)
  const own = languageOfFile(path, names)
  const lang = valueAt(site.value, ['lang'])
  const original = own === undefined ? routeOf(path) : routeOf(path).slice(own.length + 1) || '/'
  const all = [{ name: typeof lang === 'string' ? lang : 'en', prefix: '' }].concat(
    names.map((name) => ({ name, prefix: `/${name}` })),
  )
  const routes = new Set(engine.files().names.map((name) => routeOf(`pages/${name}`)))
  return all
    .filter(({ prefix }) => prefix !== (own === undefined ? '' : `/${own}`))
    .map(({ name, prefix }) => {
      const route = original === '/' ? prefix || '/' : `${prefix}${original}`
      return { name, route, exists: routes.has(route) }
    })
}
