/** The file of all records of a site. */
import { readKeptBytes, writeKeptBytes } from './kept-file.ts'
import type { PackedRecord } from './packed-record.ts'
import { packedBytes, recordsIn } from './record-bytes.ts'

export type RecordFile = {
  readonly size: number
  readonly get: (path: string) => PackedRecord | undefined
  /** Writes these records, by the paths of their pages. */
  readonly save: (records: ReadonlyMap<string, PackedRecord>) => void
}

/** `key` names all that every record rests on. */
export function openRecordFile(file: string, key: string): RecordFile {
  const bytes = readKeptBytes(file, key)
  const known = bytes ? recordsIn(bytes) : new Map<string, PackedRecord>()
  return {
    size: known.size,
    get: (path) => known.get(path),
    save: (current) => writeKeptBytes(file, key, packedBytes(current.values())),
  }
}
