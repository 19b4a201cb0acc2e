/** Reads one page: from its file to typed blocks, with all that it includes. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { Includes } from '../load/includes.ts'
import { readSource } from '../load/load.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { snippetsUsedIn } from '../load/snippets/check-snippets.ts'
import { type SiteValues, valuesFor } from '../validate/interpolate.ts'
import { validatePage } from '../validate/validate.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { traitsOf } from './page-traits.ts'
import { routeOf, writtenAliases } from './routes.ts'
import type { LinkedPage } from './site.ts'
import type { ComparedTraits } from './traits/compared-traits.ts'

/** A page, as far as it can be read. */
export type PageRead = {
  /** Its own file. */
  readonly source: SourceFile
  /** Its field `aliases`, not yet validated. */
  readonly aliases: unknown
  /** The names of the snippets that it includes; `undefined` if it cannot be read. */
  readonly uses: readonly string[] | undefined
  /** Missing if the page has mistakes. */
  readonly page?: LinkedPage
}

/** Takes the path from the root. Returns `undefined` if the text of the file cannot be read. */
export type PageReader = (path: string, report: Report) => PageRead | undefined

/** What every page is read with. */
export type ReadContext = {
  readonly files: DocumentFiles
  readonly site: SourceFile | undefined
  /** `undefined` if site.yaml has mistakes. */
  readonly config: SiteConfig | undefined
  /** The values of site.yaml that texts can refer to. */
  readonly values: SiteValues | undefined
  /** Snippets and tables. */
  readonly includes: Includes
}

/** `compared` is for checks only. */
export function pageReader(
  { files, values, includes }: Omit<ReadContext, 'site' | 'config'>,
  compared?: ComparedTraits,
): PageReader {
  const languages = [...(values?.languages?.keys() ?? [])]
  return (path, report) => {
    const source = readSource(files, path, report)
    if (!source) return undefined
    const expanded = includes.expand(source, report)
    const page = validatePage(expanded.source, values, report, expanded.blocks)
    const read = { source, aliases: writtenAliases(source), uses: snippetsUsedIn(source) }
    if (!page) return read
    const linked = { route: routeOf(path), source: expanded.source, page }
    const lang = valuesFor(path, values)?.conventions?.lang ?? 'en'
    const traits = { ...traitsOf(page), ...compared?.(linked, languages, lang) }
    return { ...read, page: { ...linked, traits } }
  }
}
