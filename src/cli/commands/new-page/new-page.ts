/** `ukurasa new page`: writes a new page. */
import { pageSchema } from '../../../build/files/page-schema.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import type { ReadChanged } from '../../../core/change/new-errors.ts'
import {
  makePage,
  makeTranslation,
  originalOf,
  type PageRequest,
  takenBy,
} from '../../../core/change/new-page/make-page.ts'
import type { PageOptions } from '../../../core/change/new-page/page-options.ts'
import { type ReadResult, readSite } from '../../../core/check/read-site.ts'
import { changedFiles } from '../../../core/load/file-change.ts'
import { typedRoute } from '../../../core/site/page-file.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import { answersAt, type Prompt, prompt } from '../../options/prompt.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { typedPath } from '../../options/typed-path.ts'
import { complain } from '../../output/complain.ts'
import { noSite } from '../../output/no-site.ts'
import { progress, withProgress } from '../../output/progress.ts'
import { askPage, askRoute } from './ask-page.ts'

type Options = SiteOptions & PageOptions & { readonly route: string | undefined }

/** Asks its questions at `terminal`: by default that of the process, if somebody can answer there. */
export async function newPage(given: Options, terminal: Prompt | undefined = prompt()): Promise<number> {
  const options = withRoutes(given)
  const { root, now } = options
  const line = progress()
  const files = withProgress(filesIn(root), line)
  const before = readSite(files, { now })
  line.end()
  const read: ReadChanged = (changes) =>
    changes.length === 0 ? before : readSite(changedFiles(filesIn(root), changes), { now })
  const site = before.sources.find(({ path }) => path === 'site.yaml')
  if (site?.value === undefined)
    return complain(noSite(before) ?? 'site.yaml cannot be read: see npx ukurasa check.')
  const taken = options.route === undefined ? undefined : takenBy(before, options.route)
  if (taken !== undefined) return complain(taken)
  const original = options.blocks ? undefined : originalOf(before, options.route, site)
  if (original) return translate(options, original, read)
  const request = terminal ? await answered(options, before, site, terminal) : requestIn(options)
  if (!request) return complain(terminal ? 'Nothing was written.' : ADDRESS_MISSING)
  const { route } = request
  const page = makePage(request, site, { read, names: files.names, schema: pageSchema(root) })
  if ('refusal' in page) return complain(page.refusal)
  const { changes } = page
  const problem = writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const { path, before: old } of changes)
    process.stdout.write(`${path} ${old === undefined ? 'was written' : 'now has a link to it'}\n`)
  const { menu, chain } = request.page
  if ((menu ?? chain) !== undefined && changes.length === 1)
    process.stdout.write('site.yaml already has a link to it\n')
  process.stdout.write(`npm start shows it at ${route}; npx ukurasa todo lists the stand-ins in it.\n`)
  return 0
}

function translate(options: Options, original: SourceFile, read: ReadChanged): number {
  const { root, route = '/' } = options
  const translation = makeTranslation(route, original, read, options)
  if ('refusal' in translation) return complain(translation.refusal)
  const { changes } = translation
  const problem = writeChanges(root, changes)
  if (problem !== undefined) return complain(problem)
  for (const { path } of changes)
    process.stdout.write(`${path} was written: a copy of ${original.path}. Translate what is marked !todo.\n`)
  process.stdout.write(
    `npm start shows it at ${route}; links lead to pages in this language by themselves.\n`,
  )
  return 0
}

/** With the addresses that were meant. */
function withRoutes({ route, after, ...options }: Options): Options {
  const meant = (page: string | undefined) =>
    page === undefined ? undefined : typedRoute(typedPath(options.root, page))
  return { ...options, route: meant(route), after: meant(after) }
}

const ADDRESS_MISSING =
  '/ADDRESS is missing: the address of the page, such as /choir. (npx ukurasa new page --help)'

function requestIn(options: Options): PageRequest | undefined {
  return options.route === undefined ? undefined : { route: options.route, page: options }
}

const answered = (
  options: Options,
  before: ReadResult,
  site: SourceFile,
  terminal: Prompt,
): Promise<PageRequest | undefined> =>
  answersAt(terminal, async (ask) => {
    const route = options.route ?? (await askRoute((each) => takenBy(before, each), ask))
    return { route, page: await askPage(route, options, site, ask) }
  })
