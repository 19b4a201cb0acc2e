/** One version of a site as a review compares it: its documents read as a build reads them, its pictures by their digests. */
import * as blocks from '../../../schema/blocks.ts'
import { page as pageSchema, type Schemas } from '../../../schema/page.ts'
import { site as siteSchema } from '../../../schema/site.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { interpolate, type SiteValues, siteValues } from '../interpolate.ts'
import { load, type SiteFiles } from '../load.ts'
import { type Route, routeOf } from '../routes.ts'
import type { SourceFile } from '../source.ts'
import { valueAt } from '../translate.ts'
import type { Problem } from './change.ts'
import { textOf, toValue, type Value } from './value.ts'

/** A file that is not read: `digest` is the same for the same content. */
export type FileVersion = { readonly digest: string; readonly size: number }

/** `value` is `undefined` where the text could not be read; `problem` says why. */
export type Document = {
  readonly path: string
  readonly source: SourceFile | undefined
  readonly value: Value | undefined
  readonly problem: Problem | undefined
}

export type SiteVersion = {
  readonly site: Document
  readonly pages: ReadonlyMap<Route, Document>
  /** Pictures below pages/ and the files of public/, by their paths from the root. */
  readonly files: ReadonlyMap<string, FileVersion>
  readonly values: SiteValues
}

export type VersionFiles = SiteFiles & { readonly digests: ReadonlyMap<string, FileVersion> }

/** What is wrong with a document is no matter here, as long as its text can be read. */
export function readVersion(files: VersionFiles): SiteVersion {
  const found: Diagnostic[] = []
  const loaded = load(files, (diagnostic) => found.push(diagnostic))
  const values = siteValues(loaded.site?.value) ?? new Map()
  const problemOf = (path: string): Problem | undefined => {
    const first = found.find(({ severity, span }) => severity === 'error' && span.file === path)
    return first && { line: first.span.start.line, message: first.message }
  }
  const document = (path: string, source: SourceFile | undefined, meant: (filled: unknown) => unknown) => {
    const filled = source && interpolate(source, values, () => {}).value
    const value = source && toValue({ source, filled, meant: meant(filled) })
    return { path, source, value, problem: value ? undefined : problemOf(path) }
  }
  const pages = loaded.pages.map((source) => document(source.path, source, meantPage))
  const unread = files.names
    .map((name) => `pages/${name}`)
    .filter((path) => path.endsWith('.yaml') && !loaded.pages.some((page) => page.path === path))
    .map((path) => ({ path, source: undefined, value: undefined, problem: problemOf(path) }))
  return {
    site: document('site.yaml', loaded.site, (filled) => siteSchema.safeParse(filled).data),
    pages: new Map([...pages, ...unread].map((page) => [routeOf(page.path), page])),
    files: files.digests,
    values,
  }
}

const schemas: Schemas = blocks

/** What the schemas make of a page, as far as its parts are sound. */
function meantPage(filled: unknown): unknown {
  const listed = valueAt(filled, ['blocks'])
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : []
  return {
    ...pageSchema.safeParse(filled).data,
    blocks: entries.map((entry) => schemas[String(valueAt(entry, ['type']))]?.safeParse(entry).data),
  }
}

export function titleOf({ value, path }: Document): string {
  return textOf(value, 'title') ?? routeOf(path)
}
