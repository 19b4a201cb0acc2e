/** Keeps what was read of pages and found about them, so that only what has changed is looked at again. */
import { dirname, join } from 'node:path'
import type { OwnChecks } from '../../../core/check/check-own.ts'
import type { LinkedPage } from '../../../core/site/site.ts'
import type { SourceFile } from '../../../core/yaml/source.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { newFileStates, shortDigest } from '../file-states.ts'
import { type HeldBlocks, NO_BLOCKS } from './held-blocks.ts'
import { type KeptInspections, keptInspections } from './kept-inspections.ts'
import { type KeptLinks, keptLinks } from './kept-links.ts'
import { type PackedRecord, packRecord, restamped } from './packed-record.ts'
import { newPieces } from './pieces.ts'
import type { PageRecord } from './record.ts'
import { packedBytes, recordsIn } from './record-bytes.ts'
import { openRecordFiles } from './record-files.ts'

/** Names all that every record rests on. */
export type CacheKey = {
  readonly engine: string
  /** The `shortDigest` of the text of site.yaml. */
  readonly site: string
}

export type PageCache = {
  readonly key: CacheKey
  /**
   * The record of a page that is as it was, at a moment. The path is relative to the root of the site. The file of a page
   * of which nothing was kept is not looked at.
   */
  readonly recall: (path: string, now: Date) => PageRecord | undefined
  /** Takes up what another thread has read of pages just now. Gives their paths. */
  readonly fill: (records: Uint8Array) => readonly string[]
  /** The records of all pages, for another thread. */
  readonly bytes: () => Uint8Array
  /** What is known of a page that was recalled or read. */
  readonly recordOf: (path: string) => PageRecord | undefined
  /** What was read of a page just now; `undefined` of one with errors, which is not kept. */
  readonly keep: (linked: LinkedPage, found: Found) => PageRecord | undefined
  /** The state of a page's file and of all that it takes parts from, as they were read. */
  readonly stateOf: (path: string) => string | undefined
  /** Whether a text that was read again is the one that the record of a page was made of. */
  readonly isAsRead: (path: string, text: string) => boolean
  /** The same of the snippets and tables of a page. */
  readonly arePartsAsRead: (path: string, whole: Pick<SourceFile, 'textIn'>) => boolean
  /** The blocks of pages that were read just now. */
  readonly blocks: HeldBlocks
  /** What was found of links. */
  readonly links: KeptLinks
  /** Looks at the files of pictures. */
  readonly inspect: KeptInspections['inspect']
  readonly save: () => void
}

export type PageRead = {
  /** Found while it was read. */
  readonly found: readonly Diagnostic[]
  /** The names of the snippets that its own file takes up. */
  readonly uses: readonly string[]
  /** How many stand-ins its own file has. */
  readonly standIns: number
}
type Found = PageRead & {
  /** What the system said of the file before it was read, if that is known. */
  readonly stamp: string | undefined
  readonly checks: OwnChecks
}

/** `blocks` holds those of pages that are read. */
export function openPageCache(file: string, root: string, key: CacheKey, blocks = NO_BLOCKS): PageCache {
  const { stamp, digest } = newFileStates(root)
  const name = nameOf(key)
  const before = openRecordFiles(file, name)
  const digestIn = newDigests()
  const current = new Map<string, PackedRecord>()
  const leads = newPieces()
  const news = new Set<string>()
  const set = (path: string, record: PackedRecord) => {
    news.add(path)
    current.set(path, record)
    return record
  }
  const pictures = keptInspections(join(dirname(file), 'inspected.json'), name)
  return {
    key,
    fill: (bytes) => {
      const records = recordsIn(bytes)
      for (const record of records) set(record.path, record)
      return records.map(({ path }) => path)
    },
    bytes: () => Buffer.concat(packedBytes(current.values())),
    recordOf: (path) => current.get(path),
    links: keptLinks(join(dirname(file), 'links.json'), name),
    inspect: pictures.inspect,
    recall: (path, now) => {
      const read = current.get(path)
      if (read && holds(read, now)) return read
      const record = before.get(path)
      if (!record || !holds(record, now)) return undefined
      const stampNow = stamp(path)
      const isSame = stampNow !== '' && stampNow === record.stamp
      if (!isSame && digest(path) !== record.digest) return undefined
      if (record.parts.some(([part, known]) => digest(part) !== known)) return undefined
      if (!isSame && stampNow !== '') return set(path, restamped(record, stampNow))
      current.set(path, record)
      return record
    },
    keep: (linked, found) => {
      if (hasErrors(found)) return undefined
      const { path, text, dependsOn } = linked.source
      // Of the texts that the page was made of: on the disk they may be others by now.
      const parts = dependsOn.map((part) => [part, digestIn(linked.source, part)] as const)
      blocks.hold(path, linked.page.blocks)
      const read = asRead(linked, found, { digest: shortDigest(text), parts })
      return set(path, packRecord(path, read, leads))
    },
    stateOf: (path) => stateOf(current.get(path)),
    isAsRead: (path, text) => isOf(current.get(path), text),
    arePartsAsRead: (path, whole) =>
      (current.get(path)?.parts ?? []).every(([part, known]) => digestIn(whole, part) === known),
    blocks,
    save: () => {
      if (news.size > 0 || current.size !== before.size) before.save(current, news)
      pictures.save()
    },
  }
}

const isOf = (record: PageRecord | undefined, text: string): boolean =>
  !record || record.digest === shortDigest(text)

const hasErrors = ({ found, checks }: Found): boolean =>
  [...found, ...checks.found].some(({ severity }) => severity === 'error')

/** Of the site as it is now; `engine` names everything else. */
export const keyIn = (root: string, engine: string): CacheKey => ({
  engine,
  site: newFileStates(root).digest('site.yaml'),
})

export const nameOf = ({ engine, site }: CacheKey): string => `${engine} ${site}`

/** Thousands of pages may take up the same file, which is read once. */
function newDigests() {
  const known = new Map<string, { readonly text: string; readonly digest: string }>()
  return (source: Pick<SourceFile, 'textIn'>, path: string): string => {
    const text = source.textIn(path)
    const found = known.get(path)
    if (found?.text === text) return found.digest
    const digest = shortDigest(text)
    known.set(path, { text, digest })
    return digest
  }
}

function stateOf(record: PageRecord | undefined): string | undefined {
  if (!record || record.parts.length === 0) return record?.digest
  return [record.digest, ...record.parts.map(([, known]) => known)].join(' ')
}

function holds({ checks: { since = -Infinity, until = Infinity } }: PageRecord, now: Date): boolean {
  return since <= now.getTime() && now.getTime() < until
}

type Read = Omit<PageRecord, 'face'>

/** Named one by one: V8 takes several times as long for what is spread. */
function asRead(
  { page: { blocks: _, ...fields }, traits }: LinkedPage,
  { found, checks, uses, standIns, stamp = '' }: Found,
  { digest, parts }: Pick<Read, 'digest' | 'parts'>,
): Read {
  const { span, spellings } = checks
  const since = Number.isFinite(span.since) ? span.since : undefined
  const until = Number.isFinite(span.until) ? span.until : undefined
  const kept = { found: checks.found, spellings, since, until }
  return { stamp, digest, parts, fields, traits, uses, standIns, found, checks: kept }
}
