/** What was found out about files. It holds for as long as the system says that a file is the same. */
import { existsSync } from 'node:fs'
import { fileStateFrom, statsOf } from '../base/file-state.ts'
import type { Kind, Store } from './store.ts'

export type KnownFiles = {
  /** What `find` says of a file. It is asked only if the file is new or may have changed. `path` is absolute. */
  readonly of: <Found extends string | undefined>(path: string, find: () => Found) => string | Found
  readonly save: () => void
}

type Row = readonly [path: string, state: string, found: string]

const KNOWN: Kind<readonly Row[]> = {
  name: 'known-files.json',
  version: 1,
  fits: (value): value is readonly Row[] => Array.isArray(value),
}
/** Each row says of which state of which file it is. */
const FINGERPRINT = 'files'

export function openKnownFiles(store: Store): KnownFiles {
  const before = new Map(store.read(KNOWN, FINGERPRINT)?.map((row) => [row[0], row]))
  const news = new Map<string, Row>()
  return {
    of: (path, find) => {
      const stats = statsOf(path)
      const state = stats ? fileStateFrom(stats) : ''
      const [, known, found] = before.get(path) ?? []
      if (found !== undefined && state !== '' && known === state) return found
      const now = find()
      if (now !== undefined && state !== '') news.set(path, [path, state, now])
      return now
    },
    save: () => {
      if (news.size === 0) return
      const rows = [...new Map([...before, ...news]).values()]
      // Files that are gone are forgotten.
      store.write(
        KNOWN,
        FINGERPRINT,
        rows.filter(([path]) => existsSync(path)),
      )
    },
  }
}
