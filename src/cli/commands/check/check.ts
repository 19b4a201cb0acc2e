/** `ukurasa check`: says what is wrong with the content; writes nothing. */

import { ENGINE_ROOT } from '../../../build/base/engine-root.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { readOrigin } from '../../../build/store/origin.mjs'
import { type ReadResult, readSite, withDiagnostics } from '../../../core/check/read-site.ts'
import { upcoming } from '../../../core/check/upcoming.ts'
import { snippetName } from '../../../core/load/snippets/snippets.ts'
import { tablesNamedIn } from '../../../core/load/tables/include-rows.ts'
import { typedRoute } from '../../../core/site/page-file.ts'
import { isPage, routeOf, sameAddress } from '../../../core/site/routes.ts'
import { examples } from '../../../core/validate/examples.ts'
import { count, likely } from '../../../diagnostics/wording.ts'
import { incremental } from '../../incremental.ts'
import type { Format, SiteOptions } from '../../options/shared.ts'
import { typedPath } from '../../options/typed-path.ts'
import { complain } from '../../output/complain.ts'
import { exitCodeOf } from '../../output/exit-code.ts'
import { pageCounter, progress, withProgress } from '../../output/progress.ts'
import { report } from '../../output/report.ts'
import { dueIn } from './due.ts'
import { olderTranslations } from './older-translations.ts'

type Options = SiteOptions & {
  readonly release: boolean
  readonly format: Format
  readonly until: Date | undefined
  /** The address or the file of the only document to show. */
  readonly page: string | undefined
}

export async function check(options: Options): Promise<number> {
  // The examples of a site's own blocks are its author's.
  if (readOrigin(ENGINE_ROOT)) examples()
  const line = progress()
  // To find what will appear or expire, it needs the blocks of all pages.
  const kept = await incremental?.forCheck(options.root, options.now, options.until !== undefined)
  const files = filesIn(options.root)
  await kept?.readAhead(files, pageCounter(files, line))
  const read = readSite(withProgress(files, line), { ...options, wrappers: kept })
  const result = withDiagnostics(read, olderTranslations(read, options.root))
  kept?.save()
  line.end()
  const { now, until, page } = options
  const path = page === undefined ? undefined : pathOf(result, typedPath(options.root, page))
  if (page !== undefined && path === undefined)
    return complain(`There is no page ${page}. ${likely(page, addressesIn(result)).help}`)
  const coming = until && { until, list: upcoming(result, now, until, dueIn(result)) }
  const shown = path === undefined ? result : onlyFile(result, path)
  await report(shown, options.root, options.format, coming)
  if (shown !== result && options.format === 'pretty') process.stdout.write(elsewhere(result, shown))
  return exitCodeOf(shown)
}

/** The result of one file and of the tables that it names, as if the site had no other file. */
function onlyFile(result: ReadResult, file: string): ReadResult {
  const sources = result.sources.filter(({ path }) => path === file)
  const files = new Set([file, ...sources.flatMap(tablesNamedIn)])
  const diagnostics = result.diagnostics.filter(({ span }) => files.has(span.file))
  const isHere = hasErrors(diagnostics)
  const unchecked = () => result.unchecked().filter((path) => isHere && path === file)
  return { ...result, diagnostics, sources, unchecked, pageCount: isPage(file) ? 1 : 0 }
}

/** Finds a page by its file or its address, as authors write them. A file that cannot be read is not among the sources. */
function pathOf({ sources, diagnostics }: ReadResult, page: string): string | undefined {
  const paths = [...sources.map(({ path }) => path), ...diagnostics.map(({ span }) => span.file)]
  const address = typedRoute(page)
  return (
    paths.find((path) => path === page || path === `pages/${page}`) ??
    paths.find((path) => isPage(path) && sameAddress(routeOf(path), address))
  )
}

function addressesIn({ sources }: ReadResult): readonly string[] {
  return sources.filter(({ path }) => isPage(path)).map(({ path }) => routeOf(path))
}

/** Says only whether errors in other files stop the build. */
function elsewhere(all: ReadResult, shown: ReadResult): string {
  const errorsIn = ({ diagnostics }: ReadResult) =>
    diagnostics.filter(({ severity }) => severity === 'error').length
  const others = errorsIn(all) - errorsIn(shown)
  const [file] = shown.sources
  const blocked = !hasErrors(shown.diagnostics) && file && all.unchecked().includes(file.path)
  const words = new Set(file?.text.match(/[^\s"'{},]+/g))
  const snippets = all.sources.filter(({ path }) => words.has(snippetName(path) ?? ''))
  const right = all.valid()
  const wrong = ['site.yaml', ...snippets.flatMap((each) => [each.path, ...tablesNamedIn(each)])].find(
    (each) => !right.has(each) && hasErrors(all.diagnostics.filter(({ span }) => span.file === each)),
  )
  const more = blocked
    ? `The rest of ${file.path} is checked once ${wrong ?? 'another file'} is right.\n`
    : ''
  return others > 0
    ? `${more}Other files have ${count(others, 'error')}: npx ukurasa check lists them all.\n`
    : ''
}

const hasErrors = (diagnostics: ReadResult['diagnostics']) =>
  diagnostics.some(({ severity }) => severity === 'error')
