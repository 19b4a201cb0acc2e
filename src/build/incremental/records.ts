/**
 * The records of pages: what was read and found, kept from one command to the next. A record holds as long as the page's
 * file, the files it includes, site.yaml and the engine are the same, and the time is in the record's period.
 */
import type { PageFields } from '../../../schema/page.ts'
import type { PageChecks } from '../../core/check/page/check-page.ts'
import type { SpellingCounts } from '../../core/check/texts/kept-spellings.ts'
import type { PageTraits } from '../../core/site/page-traits.ts'
import type { LinkedPage } from '../../core/site/site.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { shortDigest } from '../base/hash.ts'
import type { Kind, Store } from '../store/store.ts'
import type { BlocksInMemory } from './blocks-in-memory.ts'
import { newFileStates } from './file-states.ts'

/** What was read of a page, and found in it. Pages with errors have no record. */
export type PageRecord = {
  /** Size, times and number of the file. `''` if the file was so new that a change might not show in them. */
  readonly fileState: string
  /** The hash of its text. */
  readonly hash: string
  /** The snippets and tables that it includes, with the hashes of their texts. */
  readonly included: readonly (readonly [path: string, hash: string])[]
  readonly fields: PageFields
  readonly traits: Omit<PageTraits, 'links'>
  /** What it links to, as JSON. It is parsed only if links are checked: for all pages that takes most of the time of an edit. */
  readonly links: string
  /** The names of the snippets that its own file includes. */
  readonly uses: readonly string[]
  readonly standIns: number
  /** The diagnostics of reading it. */
  readonly found: readonly Diagnostic[]
  readonly checks: {
    readonly found: readonly Diagnostic[]
    readonly spellings: SpellingCounts
    /** Those that the font of the site lacks. */
    readonly letters: string
    /** The period in which that holds, in milliseconds since 1970. Infinite ends are left out. */
    readonly since?: number
    readonly until?: number
  }
}

/** By path from the root. */
export type PageRecords = ReadonlyMap<string, PageRecord>

/** Names everything that all records depend on. */
export type RecordsKey = {
  readonly engine: string
  /** The hash of the text of site.yaml. */
  readonly site: string
}

export type Records = {
  readonly key: RecordsKey
  /** The kept record of a page, if it still holds at this moment. */
  readonly reuse: (path: string, now: Date) => PageRecord | undefined
  /** Adds records of pages that another thread has just read. */
  readonly fill: (records: PageRecords) => void
  /** The records of all pages that were reused or read. */
  readonly current: PageRecords
  /** See `FileStates`. */
  readonly fileStateOf: (path: string) => string
  readonly keep: (page: LinkedPage, read: ReadFindings) => PageRecord
  /** The fingerprint of a page's sources: its file and the files it includes, as they were read. */
  readonly sourcesOf: (path: string) => string | undefined
  /** Whether a page that was read again is the same as in its record. */
  readonly isAsRead: (page: LinkedPage) => boolean
  /** The blocks of the pages that were read by this command. */
  readonly blocks: BlocksInMemory | undefined
  readonly save: () => void
}

/** What was found by reading and checking a page. */
export type ReadFindings = Pick<PageRecord, 'found' | 'uses' | 'standIns' | 'fileState'> & {
  readonly checks: PageChecks
}

const PAGES: Kind<readonly (readonly [string, PageRecord])[]> = {
  name: 'pages.json',
  version: 3,
  fits: (value): value is readonly (readonly [string, PageRecord])[] => Array.isArray(value),
}

/** `root` is the absolute path of the site. */
export function openRecords(store: Store, root: string, key: RecordsKey, blocks?: BlocksInMemory): Records {
  const { fileState, hash } = newFileStates(root)
  const name = fingerprintOf(key)
  const before: PageRecords = new Map(store.read(PAGES, name))
  const hashIn = newHashes()
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
    fileStateOf: fileState,
    fill: (records) => {
      for (const [path, record] of records) set(path, record)
    },
    reuse: (path, now) => {
      const read = current.get(path)
      if (read && holds(read, now)) return read
      const record = before.get(path)
      if (!record || !holds(record, now)) return undefined
      const stateNow = fileState(path)
      const isSame = stateNow !== '' && stateNow === record.fileState
      if (!isSame && hash(path) !== record.hash) return undefined
      if (record.included.some(([part, known]) => hash(part) !== known)) return undefined
      if (!isSame && stateNow !== '') return set(path, { ...record, fileState: stateNow })
      current.set(path, record)
      return record
    },
    keep: (page, read) => {
      const { path, text, dependsOn } = page.source
      // The texts that the page was read from: the files may have changed since.
      const included = dependsOn.map((part) => [part, hashIn(page.source, part)] as const)
      return set(path, recordOf(page, read, { hash: shortDigest(text), included }))
    },
    sourcesOf: (path) => sourcesOf(current.get(path)),
    isAsRead: ({ source }) => {
      const record = current.get(source.path)
      if (!record) return true
      const isPart = ([part, known]: readonly [string, string]) => hashIn(source, part) === known
      return record.hash === shortDigest(source.text) && record.included.every(isPart)
    },
    save: () => {
      if (isNew || current.size !== before.size) store.write(PAGES, name, [...current])
    },
  }
}

/** For the site as it is now. `engine` names everything else that records depend on. */
export const keyIn = (root: string, engine: string): RecordsKey => ({
  engine,
  site: newFileStates(root).hash('site.yaml'),
})

export const fingerprintOf = ({ engine, site }: RecordsKey): string => `${engine} ${site}`

/** Hashes each text once, even if thousands of pages include it. */
function newHashes() {
  const known = new Map<string, { readonly text: string; readonly hash: string }>()
  return (source: Pick<SourceFile, 'textIn'>, path: string): string => {
    const text = source.textIn(path)
    const found = known.get(path)
    if (found?.text === text) return found.hash
    const hash = shortDigest(text)
    known.set(path, { text, hash })
    return hash
  }
}

function sourcesOf(record: PageRecord | undefined): string | undefined {
  if (!record || record.included.length === 0) return record?.hash
  return [record.hash, ...record.included.map(([, known]) => known)].join(' ')
}

function holds({ checks: { since = -Infinity, until = Infinity } }: PageRecord, now: Date): boolean {
  return since <= now.getTime() && now.getTime() < until
}

function recordOf(
  { page: { blocks: _, ...fields }, traits: { links, ...traits } }: LinkedPage,
  { found, checks, uses, standIns, fileState }: ReadFindings,
  { hash, included }: Pick<PageRecord, 'hash' | 'included'>,
): PageRecord {
  const { span, spellings, letters } = checks
  const since = Number.isFinite(span.since) ? span.since : undefined
  const until = Number.isFinite(span.until) ? span.until : undefined
  const kept = { found: checks.found, spellings, letters, since, until }
  return untied({
    fileState,
    hash,
    included,
    fields,
    traits,
    uses,
    standIns,
    found,
    links: JSON.stringify(links),
    checks: kept,
  })
}

/** A copy. In V8 a part of a text keeps the whole text in memory, and what `stringify` gives takes more than a copy of it. */
const untied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
