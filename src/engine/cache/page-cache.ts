/** Keeps what was read of pages and found about them, so that only what has changed is looked at again. */
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { OwnChecks } from '../check-own.ts'
import type { LinkedPage } from '../site.ts'
import type { SourceFile } from '../source.ts'
import { newFileStates, shortDigest } from './file-states.ts'
import type { HeldBlocks } from './held-blocks.ts'
import { readKept, writeKept } from './kept-file.ts'
import { type KeptInspections, keptInspections } from './kept-inspections.ts'
import { type KeptLinks, keptLinks } from './kept-links.ts'
import type { PageRecord } from './record.ts'

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
  /** Takes up what another thread has read of pages just now. */
  readonly fill: (records: PageRecords) => void
  /** Those of all pages that were recalled or read, by their paths. */
  readonly records: PageRecords
  /** What was read of a page just now; `undefined` of one with errors, which is not kept. */
  readonly keep: (linked: LinkedPage, found: Found) => PageRecord | undefined
  /** The state of a page's file and of all that it takes parts from, as they were read. */
  readonly stateOf: (path: string) => string | undefined
  /** Whether a text that was read again is the one that the record of a page was made of. */
  readonly isAsRead: (path: string, text: string) => boolean
  /** The same of the snippets and tables of a page. */
  readonly arePartsAsRead: (path: string, whole: Pick<SourceFile, 'textIn'>) => boolean
  /** The blocks of pages that were read just now, if they are held. */
  readonly blocks: HeldBlocks | undefined
  /** What was found of links. */
  readonly links: KeptLinks
  /** Looks at the files of pictures. */
  readonly inspect: KeptInspections['inspect']
  readonly save: () => void
}

export type PageRecords = ReadonlyMap<string, PageRecord>

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

/** `blocks` takes up those of pages that are read. */
export function openPageCache(file: string, root: string, key: CacheKey, blocks?: HeldBlocks): PageCache {
  const { stamp, digest } = newFileStates(root)
  const name = nameOf(key)
  const before: PageRecords = new Map(readKept<readonly (readonly [string, PageRecord])[]>(file, name))
  const digestIn = newDigests()
  const current = new Map<string, PageRecord>()
  let isNew = false
  const set = (path: string, record: PageRecord) => {
    isNew = true
    current.set(path, record)
    return record
  }
  const pictures = keptInspections(join(dirname(file), 'inspected.json'), name)
  return {
    key,
    fill: (records) => {
      for (const [path, record] of records) set(path, record)
    },
    records: current,
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
      if (!isSame && stampNow !== '') return set(path, { ...record, stamp: stampNow })
      current.set(path, record)
      return record
    },
    keep: (linked, found) => {
      if (hasErrors(found)) return undefined
      const { path, text, dependsOn } = linked.source
      // Of the texts that the page was made of: on the disk they may be others by now.
      const parts = dependsOn.map((part) => [part, digestIn(linked.source, part)] as const)
      blocks?.hold(path, linked.page.blocks)
      return set(path, recordOf(linked, found, { digest: shortDigest(text), parts }))
    },
    stateOf: (path) => stateOf(current.get(path)),
    isAsRead: (path, text) => isOf(current.get(path), text),
    arePartsAsRead: (path, whole) =>
      (current.get(path)?.parts ?? []).every(([part, known]) => digestIn(whole, part) === known),
    blocks,
    save: () => {
      if (isNew || current.size !== before.size) writeKept(file, name, [...current])
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

function recordOf(
  { page: { blocks: _, ...fields }, traits: { leads: led, ...traits } }: LinkedPage,
  { found, checks, uses, standIns, stamp = '' }: Found,
  { digest, parts }: Pick<PageRecord, 'digest' | 'parts'>,
): PageRecord {
  const { span, spellings } = checks
  const since = Number.isFinite(span.since) ? span.since : undefined
  const until = Number.isFinite(span.until) ? span.until : undefined
  const kept = { found: checks.found, spellings, since, until }
  const leads = JSON.stringify(led)
  const { places, types } = traits
  const { layout, draft, noindex } = fields
  const face = shortDigest(JSON.stringify([places, types, layout, draft, noindex, leads]))
  return untied({ stamp, digest, face, parts, fields, traits, leads, uses, standIns, found, checks: kept })
}

/** A part of a text keeps all of it in memory. */
const untied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
