/**
 * Wraps the reader of pages. If the record of a page is still valid, the page is not read again, and its diagnostics are
 * reported again.
 */
import { clockAt } from '../../core/base/clock.ts'
import { memoize } from '../../core/base/memoize.ts'
import { pageChecker } from '../../core/check/page/check-page.ts'
import type { Includes } from '../../core/load/includes.ts'
import { readText } from '../../core/load/load.ts'
import { snippetName } from '../../core/load/snippets/snippets.ts'
import { languageConfigs } from '../../core/site/languages.ts'
import type { WrapReader } from '../../core/site/read-documents.ts'
import type { PageReader, ReadContext } from '../../core/site/read-page.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'
import { shortDigest } from '../base/hash.ts'
import { UserError } from '../base/user-error.ts'
import { pageOfRecord, type Reread } from './page-of-record.ts'
import type { PageRecord, Records } from './records.ts'

export function keptReader(records: Records, now: Date): WrapReader {
  return (reader, context) => {
    const { site, config, includes } = context
    if (site && records.key.site !== shortDigest(site.text)) throw changed('site.yaml')
    // Without site.yaml we cannot judge a page.
    if (!config || !site) return reader
    const checkPage = pageChecker(config, clockAt(now), languageConfigs(config, site))
    const reread = rereader(reader, records, context)
    const hashOf = includedHashes(includes)
    return (path, report) => {
      const record = records.reuse(path, now)
      if (record) {
        record.found.forEach(report)
        readTables(record, includes)
        // Between two pages somebody may have changed what both of them include.
        const other = record.included.find(([part, known]) => hashOf(part) !== known)
        if (other) throw changed(other[0])
        return pageOfRecord(path, record, reread)
      }
      const found: Diagnostic[] = []
      const fileState = records.fileStateOf(path)
      const read = reader(path, (diagnostic) => {
        found.push(diagnostic)
        report(diagnostic)
      })
      if (!read?.page) return read
      const checks = checkPage(read.page)
      if ([...found, ...checks.found].some(({ severity }) => severity === 'error')) return read
      records.blocks?.add(path, read.page.page.blocks)
      const standIns = read.source.standIns.length
      const kept = records.keep(read.page, { found, uses: read.uses ?? [], standIns, fileState, checks })
      return pageOfRecord(path, kept, reread)
    }
  }
}

/** Diagnostics name rows of tables, so the tables must have been read. */
function readTables(record: PageRecord, { tables }: Includes): void {
  if (record.included.length === 0) return
  const included = new Set(record.included.map(([path]) => path))
  for (const name of tables.names) if (included.has(`pages/${name}`)) tables.table(name)
}

/** The hashes of snippets and tables as this command has read them. */
const includedHashes = ({ snippetsByName, tables }: Includes) =>
  memoize((path: string) => {
    const name = snippetName(path)
    const text = name === undefined ? tables.asked.get(path)?.text : snippetsByName.get(name)?.source.text
    return shortDigest(text ?? '')
  })

export function rereader(
  reader: PageReader,
  records: Records,
  { files }: Pick<ReadContext, 'files'>,
): Reread {
  const read = lastOne((path) => {
    const found = reader(path, ignore)
    if (!found?.page || !records.isAsRead(found.page)) throw changed(path)
    return { source: found.source, page: found.page }
  })
  return {
    text: (path) => {
      const text = readText(files, path, ignore)
      if (text === undefined || records.current.get(path)?.hash !== shortDigest(text)) throw changed(path)
      return text
    },
    source: (path) => read(path).source,
    whole: (path) => read(path).page.source,
    blocks: lastOne((path) => records.blocks?.of(path) ?? read(path).page.page.blocks),
  }
}

const ignore: Report = () => undefined

/** Remembers only the last result: pages are processed one after the other, and all of them would fill the memory. */
function lastOne<Result>(read: (path: string) => Result): (path: string) => Result {
  let last: { readonly path: string; readonly result: Result } | undefined
  return (path) => {
    if (last?.path !== path) last = { path, result: read(path) }
    return last.result
  }
}

const changed = (what: string) =>
  new UserError(`${what} was changed while it was being read. Run the command again.`)
