/** `ukurasa new page`: writes a new page. */
import { join, posix, relative, sep } from 'node:path'
import { ENGINE_ROOT } from '../../../build/base/engine-root.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { blockTexts } from '../../../core/change/new-page/block-texts.ts'
import { newPage as made, type NewPageRequest } from '../../../core/change/new-page/new-page.ts'
import { translationText } from '../../../core/change/new-page/translation.ts'
import { type ReadResult, readSite } from '../../../core/check/read-site.ts'
import { changedFiles } from '../../../core/load/file-change.ts'
import { PICTURE_FILE } from '../../../core/load/site-files.ts'
import { fileOfRoute, routeRefusal, typedRoute } from '../../../core/site/page-file.ts'
import { isPage, routeOf, routeTable } from '../../../core/site/routes.ts'
import { languagesIn } from '../../../core/validate/site-in-language.ts'
import { schemaLine } from '../../../core/yaml/schema-line.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import { newErrors } from '../../changes/new-errors.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import { type Prompt, prompt } from '../../options/prompt.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { noSite } from '../../output/no-site.ts'
import { progress, withProgress } from '../../output/progress.ts'
import { askPage, askRoute } from './ask-page.ts'
import { blockTypes, DEFAULT_BLOCKS, type PageOptions, titleOf } from './page-options.ts'
import { placesOf } from './places.ts'

type Options = SiteOptions & PageOptions & { readonly route: string | undefined }

/** The address of the new page, and what the caller said about it. */
type PageRequest = { readonly route: string; readonly page: PageOptions }

/** Asks its questions at `terminal`: by default that of the process, if somebody can answer there. */
export async function newPage(given: Options, terminal: Prompt | undefined = prompt()): Promise<number> {
  const options = withRoutes(given)
  const { root, now } = options
  const line = progress()
  const before = readSite(withProgress(filesIn(root), line), { now })
  line.end()
  const site = before.sources.find(({ path }) => path === 'site.yaml')
  if (site?.value === undefined)
    return complain(noSite(before) ?? 'site.yaml cannot be read: see npx ukurasa check.')
  const taken = options.route === undefined ? undefined : takenBy(before, options.route)
  if (taken !== undefined) return complain(taken)
  const original = options.blocks ? undefined : originalOf(before, options.route, site)
  if (original) return translate(options, before, original)
  const request = terminal ? await answered(options, before, site, terminal) : requestIn(options)
  if (!request) return complain(terminal ? 'Nothing was written.' : ADDRESS_MISSING)
  const { route } = request
  const wanted = wantedOf(root, request, site, before)
  if ('refusal' in wanted) return complain(wanted.refusal)
  const { changes, result } = made(wanted, filesIn(root), site, now)
  const broken = newErrors(before, result)
  if (broken.length > 0) return complain(`This would break the site: ${broken.join(' ')}`)
  const problem = writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const { path, before: old } of changes)
    process.stdout.write(`${path} ${old === undefined ? 'was written' : 'now has a link to it'}\n`)
  process.stdout.write(`npm start shows it at ${route}; npx ukurasa todo lists the example values in it.\n`)
  return 0
}

/** The page that the new one translates. */
function originalOf({ sources }: ReadResult, route: string | undefined, site: SourceFile) {
  const name = languagesIn(site.value).find((each) => `${route}/`.startsWith(`/${each}/`))
  if (route === undefined || name === undefined) return undefined
  const same = route.slice(name.length + 1) || '/'
  return sources.find(({ path, value }) => isPage(path) && value !== undefined && routeOf(path) === same)
}

function translate({ root, now, route = '/' }: Options, before: ReadResult, original: SourceFile): number {
  const isHome = routeOf(original.path) === '/'
  const path = isHome ? `pages${route}/index.yaml` : fileOfRoute(route)
  const changes = [{ path, before: undefined, after: translationText(original, path) }]
  const broken = newErrors(before, readSite(changedFiles(filesIn(root), changes), { now }))
  if (broken.length > 0) return complain(`This would break the site: ${broken.join(' ')}`)
  const problem = writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  process.stdout.write(`${path} was written: a copy of ${original.path}. Translate what is marked !todo.\n`)
  process.stdout.write(
    `npm start shows it at ${route}; links lead to pages in this language by themselves.\n`,
  )
  return 0
}

/** With the addresses that were meant. */
function withRoutes({ route, after, ...options }: Options): Options {
  return {
    ...options,
    route: route === undefined ? undefined : typedRoute(route),
    after: after === undefined ? undefined : typedRoute(after),
  }
}

function takenBy({ sources }: ReadResult, route: string): string | undefined {
  const refusal = routeRefusal(route)
  if (refusal !== undefined) return refusal
  const pages = sources.filter(({ path }) => isPage(path))
  const found = routeTable(pages, () => undefined).find(route)
  return found && pages.length > 0 ? `${route} is already an address of the page ${found.route}.` : undefined
}

const ADDRESS_MISSING =
  '/ADDRESS is missing: the address of the page, such as /choir. (npx ukurasa new page --help)'

function requestIn(options: Options): PageRequest | undefined {
  return options.route === undefined ? undefined : { route: options.route, page: options }
}

async function answered(
  options: Options,
  before: ReadResult,
  site: SourceFile,
  { ask, close, ended }: Prompt,
): Promise<PageRequest | undefined> {
  const asking = async () => {
    const route = options.route ?? (await askRoute((each) => takenBy(before, each), ask))
    return { route, page: await askPage(route, options, site, ask) }
  }
  try {
    return await Promise.race([asking(), ended])
  } finally {
    close()
  }
}

function wantedOf(
  root: string,
  { route, page }: PageRequest,
  site: SourceFile,
  { sources }: ReadResult,
): NewPageRequest | { readonly refusal: string } {
  const title = page.title ?? titleOf(route)
  const edits = placesOf(site, route, title, page)
  if ('refusal' in edits) return edits
  const types = blockTypes(page.blocks ?? DEFAULT_BLOCKS)
  if ('problem' in types) return { refusal: types.problem }
  const surroundings = {
    images: filesIn(root).names.filter((name) => PICTURE_FILE.test(name)),
    contacts: Object.keys(valueAt(site.value, ['contacts']) ?? {}),
    links: Object.keys(valueAt(site.value, ['links']) ?? {}),
  }
  const blocks = types.map((type) => ({ type, texts: blockTexts(type, surroundings) }))
  const empty = blocks.find(({ texts }) => texts.length === 0)
  if (empty)
    return { refusal: `The block ${empty.type} needs a picture or a contact, and the site has none yet.` }
  const schema = schemaPath(root, sources)
  return { path: fileOfRoute(route), title, description: page.description, schema, blocks, edits }
}

/** The schema that the pages of the site name, or else the schema of this Ukurasa. From the root, with `/`. */
function schemaPath(root: string, sources: readonly SourceFile[]): string {
  const said = sources
    .filter(({ path }) => isPage(path))
    .flatMap(({ path, text }) => {
      const line = schemaLine(text)
      return line ? [posix.join(posix.dirname(path), line.schema)] : []
    })
  return said[0] ?? relative(root, join(ENGINE_ROOT, 'schema/page.schema.json')).split(sep).join('/')
}
