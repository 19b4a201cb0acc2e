/**
 * The records of a site in two files: one of all pages, and a short one of those that have changed since it was written.
 * So an edit writes a few lines, not those of ten thousand pages. A record says itself what it holds for, so it does not
 * matter whether the two were written together.
 */
import { dirname, join } from 'node:path'
import { readKeptBytes, writeKeptBytes } from './kept-file.ts'
import type { PackedRecord } from './packed-record.ts'
import { packedBytes, recordsIn } from './record-bytes.ts'

export type RecordFiles = {
  readonly size: number
  readonly get: (path: string) => PackedRecord | undefined
  /** Keeps the records of all pages, by their paths. `news` are the paths of those that were not kept before. */
  readonly save: (current: Records, news: ReadonlySet<string>) => void
}

type Records = ReadonlyMap<string, PackedRecord>

/** One in so many pages may have changed before the large file is written again. */
const FEW = 20

/** `key` names all that every record rests on. */
export function openRecordFiles(file: string, key: string): RecordFiles {
  const editedFile = join(dirname(file), 'edited-pages.json')
  const all = recordsOf(file, key)
  const edited = recordsOf(editedFile, key)
  const asked: string[] = []
  let areAllKnown = true
  return {
    size: all.size,
    get: (path) => {
      const record = edited.get(path) ?? all.get(path)
      asked.push(path)
      areAllKnown &&= record !== undefined
      return record
    },
    save: (current, news) => {
      const changed = only([...edited.keys(), ...news], current)
      const isSamePages = areAllKnown && current.size === all.size
      const isShort = isSamePages && changed.size * FEW <= all.size
      // In the order in which they will be asked for.
      if (!isShort) write(file, key, new Map([...only(asked, current), ...current]))
      write(editedFile, key, isShort ? changed : new Map())
    },
  }
}

function recordsOf(file: string, key: string): Records {
  const bytes = readKeptBytes(file, key)
  return new Map(bytes && recordsIn(bytes).map((record) => [record.path, record]))
}

const write = (file: string, key: string, records: Records) =>
  writeKeptBytes(file, key, packedBytes(records.values()))

/** Those of the paths that are among the records. */
function only(paths: readonly string[], records: Records): Map<string, PackedRecord> {
  const found = new Map<string, PackedRecord>()
  for (const path of paths) {
    const record = records.get(path)
    if (record) found.set(path, record)
  }
  return found
}
