/** Reads pages from their records, as long as nothing changed that they depend on. */
import { clockAt } from '../../core/base/clock.ts'
import { ownChecker } from '../../core/check/check-own.ts'
import { readText } from '../../core/load/load.ts'
import type { TakingUp } from '../../core/load/reuse/take-up.ts'
import type { WrapReader } from '../../core/site/documents.ts'
import type { PageReader, Surroundings } from '../../core/site/read-page.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'
import { shortDigest } from '../base/hash.ts'
import { UserError } from '../base/user-error.ts'
import { type Reread, recalledPage } from './recalled-page.ts'
import type { PageRecord, Records } from './records.ts'

export function keepPages(records: Records, now: Date): WrapReader {
  return (reader, surroundings) => {
    const { site, config, parts } = surroundings
    if (site && records.key.site !== shortDigest(site.text)) throw changed('site.yaml')
    // What a page is by itself cannot be said without site.yaml.
    if (!config) return reader
    const checkOwn = ownChecker(config, clockAt(now))
    const reread = rereader(reader, records, surroundings)
    return (path, report) => {
      const record = records.recall(path, now)
      if (record) {
        record.found.forEach(report)
        askForTables(record, parts)
        return recalledPage(path, record, reread)
      }
      const found: Diagnostic[] = []
      const stamp = records.stampOf(path)
      const read = reader(path, (diagnostic) => {
        found.push(diagnostic)
        report(diagnostic)
      })
      if (!read?.page) return read
      const checks = checkOwn(read.page)
      if ([...found, ...checks.found].some(({ severity }) => severity === 'error')) return read
      records.blocks?.hold(path, read.page.page.blocks)
      const standIns = read.source.standIns.length
      const kept = records.keep(read.page, { found, uses: read.uses ?? [], standIns, stamp, checks })
      return recalledPage(path, kept, reread)
    }
  }
}

/** Findings name the rows of tables. */
function askForTables(record: PageRecord, { tables }: TakingUp): void {
  if (record.parts.length === 0) return
  const included = new Set(record.parts.map(([part]) => part))
  for (const name of tables.names) if (included.has(`pages/${name}`)) tables.table(name)
}

export function rereader(
  reader: PageReader,
  records: Records,
  { files }: Pick<Surroundings, 'files'>,
): Reread {
  const read = lastOne((path) => {
    const found = reader(path, ignore)
    if (!found?.page || !records.isAsRead(found.page)) throw changed(path)
    return { source: found.source, page: found.page }
  })
  return {
    text: (path) => {
      const text = readText(files, path, ignore)
      if (text === undefined || records.current.get(path)?.digest !== shortDigest(text)) throw changed(path)
      return text
    },
    source: (path) => read(path).source,
    whole: (path) => read(path).page.source,
    blocks: lastOne((path) => records.blocks?.of(path) ?? read(path).page.page.blocks),
  }
}

const ignore: Report = () => undefined

/** Keeps the last one only: pages are looked at one after the other, and all of them would fill the memory. */
function lastOne<Part>(read: (path: string) => Part): (path: string) => Part {
  let last: { readonly path: string; readonly part: Part } | undefined
  return (path) => {
    if (last?.path !== path) last = { path, part: read(path) }
    return last.part
  }
}

const changed = (what: string) =>
  new UserError(`${what} was changed while it was being read. Run the command again.`)
