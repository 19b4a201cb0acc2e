/**
 * The records of a site in two files: one of all pages, and a short one of those that have changed since it was written.
 * So an edit writes a few lines, not those of ten thousand pages. A record says itself what it holds for, so it does not
 * matter whether the two were written together.
 */
import { dirname, join } from 'node:path'
import { openRecordFile, type RecordFile } from './record-file.ts'

/** One in so many pages may have changed before the large file is written again. */
const FEW = 20

/** `key` names all that every record rests on. */
export function openRecordFiles(file: string, key: string): RecordFile {
  const all = openRecordFile(file, key)
  const edited = openRecordFile(join(dirname(file), 'edited-pages.json'), key)
  return {
    size: all.size,
    get: (path) => (edited.size > 0 ? edited.get(path) : undefined) ?? all.get(path),
    save: (current) => {
      const changed = new Map([...current].filter(([path, record]) => all.get(path) !== record))
      const isSamePages = current.size === all.size && [...changed.keys()].every((path) => all.get(path))
      if (isSamePages && changed.size * FEW <= all.size) return edited.save(changed)
      all.save(current)
      edited.save(new Map())
    },
  }
}
