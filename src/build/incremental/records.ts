/** What was read of pages and found about them, kept from one command to the next. */
import type { PageFields } from '../../../schema/page.ts'
import type { OwnChecks } from '../../core/check/check-own.ts'
import type { SpellingCounts } from '../../core/check/spelling.ts'
import type { PageTraits } from '../../core/site/page-traits.ts'
import type { LinkedPage } from '../../core/site/site.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { shortDigest } from '../base/hash.ts'
import type { Kind, Store } from '../store/store.ts'
import { newFileStates } from './file-states.ts'
import type { HeldBlocks } from './held-blocks.ts'

/** What was read of a page, and found about it. Pages with errors have none. */
export type PageRecord = {
  /** What the system said of the file; `''` if that would not tell of a change within the next moment. */
  readonly stamp: string
  /** The hash of its text. */
  readonly digest: string
  /** Files that parts of it were taken from, and the hashes of their texts. */
  readonly parts: readonly (readonly [path: string, digest: string])[]
  readonly fields: PageFields
  readonly traits: Omit<PageTraits, 'leads'>
  /** What it leads to, as JSON: it is parsed only when links are checked, for all pages it would take most of an edit. */
  readonly leads: string
  /** The names of the snippets that its own file includes. */
  readonly uses: readonly string[]
  /** How many stand-ins it has. */
  readonly standIns: number
  /** Found while it was read. */
  readonly found: readonly Diagnostic[]
  readonly checks: {
    readonly found: readonly Diagnostic[]
    readonly spellings: SpellingCounts
    /** The moments between which that holds, in milliseconds since 1970. Endless ones are left out. */
    readonly since?: number
    readonly until?: number
  }
}

/** By the paths of the pages from the root. */
export type PageRecords = ReadonlyMap<string, PageRecord>

/** Names all that every record depends on. */
export type RecordsKey = {
  readonly engine: string
  /** The `shortDigest` of the text of site.yaml. */
  readonly site: string
}

export type Records = {
  readonly key: RecordsKey
  /** The record of a page that is as it was, at a moment. */
  readonly recall: (path: string, now: Date) => PageRecord | undefined
  /** Takes what another thread has read of pages just now. */
  readonly fill: (records: PageRecords) => void
  /** Those of all pages that were recalled or read. */
  readonly current: PageRecords
  /** What the system says of a file now; `''` of one that has just been changed. */
  readonly stampOf: (path: string) => string
  readonly keep: (page: LinkedPage, read: Read) => PageRecord
  /** The state of a page's file and of all that it takes parts from, as they were read. */
  readonly stateOf: (path: string) => string | undefined
  /** Whether a page that was read again is the one that its record was made of. */
  readonly isAsRead: (page: LinkedPage) => boolean
  /** The blocks of pages that were read just now, for those who ask for them later. */
  readonly blocks: HeldBlocks | undefined
  readonly save: () => void
}

/** Found while a page was read, and by the check of it alone. */
export type Read = Pick<PageRecord, 'found' | 'uses' | 'standIns' | 'stamp'> & { readonly checks: OwnChecks }

const PAGES: Kind<readonly (readonly [string, PageRecord])[]> = {
  name: 'pages.json',
  version: 1,
  fits: (value): value is readonly (readonly [string, PageRecord])[] => Array.isArray(value),
}

/** `root` is the absolute path of the site. */
export function openRecords(store: Store, root: string, key: RecordsKey, blocks?: HeldBlocks): Records {
  const { stamp, digest } = newFileStates(root)
  const name = fingerprintOf(key)
  const before: PageRecords = new Map(store.read(PAGES, name))
  const digestIn = newDigests()
  const current = new Map<string, PageRecord>()
  let isNew = false
  const set = (path: string, record: PageRecord) => {
    isNew = true
    current.set(path, record)
    return record
  }
  return {
    key,
    current,
    blocks,
    stampOf: stamp,
    fill: (records) => {
      for (const [path, record] of records) set(path, record)
    },
    recall: (path, now) => {
      const read = current.get(path)
      if (read && holds(read, now)) return read
      const record = before.get(path)
      if (!record || !holds(record, now)) return undefined
      const stampNow = stamp(path)
      const isSame = stampNow !== '' && stampNow === record.stamp
      if (!isSame && digest(path) !== record.digest) return undefined
      if (record.parts.some(([part, known]) => digest(part) !== known)) return undefined
      if (!isSame && stampNow !== '') return set(path, { ...record, stamp: stampNow })
      current.set(path, record)
      return record
    },
    keep: (page, read) => {
      const { path, text, dependsOn } = page.source
      // Of the texts that the page was made of: on the disk they may be others by now.
      const parts = dependsOn.map((part) => [part, digestIn(page.source, part)] as const)
      return set(path, recordOf(page, read, { digest: shortDigest(text), parts }))
    },
    stateOf: (path) => stateOf(current.get(path)),
    isAsRead: ({ source }) => {
      const record = current.get(source.path)
      if (!record) return true
      const isPart = ([part, known]: readonly [string, string]) => digestIn(source, part) === known
      return record.digest === shortDigest(source.text) && record.parts.every(isPart)
    },
    save: () => {
      if (isNew || current.size !== before.size) store.write(PAGES, name, [...current])
    },
  }
}

/** Of the site as it is now; `engine` names everything else. */
export const keyIn = (root: string, engine: string): RecordsKey => ({
  engine,
  site: newFileStates(root).digest('site.yaml'),
})

export const fingerprintOf = ({ engine, site }: RecordsKey): string => `${engine} ${site}`

/** Thousands of pages may include the same file, which is hashed once. */
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

function recordOf(
  { page: { blocks: _, ...fields }, traits: { leads, ...traits } }: LinkedPage,
  { found, checks, uses, standIns, stamp }: Read,
  { digest, parts }: Pick<PageRecord, 'digest' | 'parts'>,
): PageRecord {
  const { span, spellings } = checks
  const since = Number.isFinite(span.since) ? span.since : undefined
  const until = Number.isFinite(span.until) ? span.until : undefined
  const kept = { found: checks.found, spellings, since, until }
  return untied({
    ...{ stamp, digest, parts, fields, traits, uses, standIns, found },
    leads: JSON.stringify(leads),
    checks: kept,
  })
}

/** A part of a text keeps all of it in memory. */
const untied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
