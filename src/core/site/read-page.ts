/** One page, from its file to typed blocks with all that it includes. */
import type { SiteConfig } from '../../../schema/site.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import type { TakingUp } from '../load/includes.ts'
import { readSource } from '../load/load.ts'
import type { DocumentFiles } from '../load/site-files.ts'
import { snippetsUsedIn } from '../load/snippets/check-snippets.ts'
import type { SiteValues } from '../validate/interpolate.ts'
import { validatePage } from '../validate/validate.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { traitsOf } from './page-traits.ts'
import { routeOf, writtenAliases } from './routes.ts'
import type { LinkedPage } from './site.ts'

/** A page as far as it could be read. */
export type PageRead = {
  /** Its own file. */
  readonly source: SourceFile
  /** What it says of its other addresses, also with mistakes in it. */
  readonly aliases: unknown
  /** The names of the snippets that it includes; `undefined` if it cannot be read. */
  readonly uses: readonly string[] | undefined
  /** `undefined` if anything in it was refused. */
  readonly page?: LinkedPage
}

/** By its path from the root. `undefined` of a file without a text. */
export type PageReader = (path: string, report: Report) => PageRead | undefined

/** What pages are read with. */
export type Surroundings = {
  readonly files: DocumentFiles
  readonly site: SourceFile | undefined
  /** What site.yaml says; `undefined` if anything in it was refused. */
  readonly config: SiteConfig | undefined
  /** The values of site.yaml that texts include. */
  readonly values: SiteValues | undefined
  /** Snippets and tables. */
  readonly parts: TakingUp
}

export function pageReader({ files, values, parts }: Omit<Surroundings, 'site' | 'config'>): PageReader {
  return (path, report) => {
    const source = readSource(files, path, report)
    if (!source) return undefined
    const whole = parts.whole(source, report)
    const page = validatePage(whole.source, values, report, whole.parts)
    const read = { source, aliases: writtenAliases(source), uses: snippetsUsedIn(source) }
    if (!page) return read
    return { ...read, page: { route: routeOf(path), source: whole.source, page, traits: traitsOf(page) } }
  }
}
