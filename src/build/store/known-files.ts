/** Remembers what commands found out about files. It is true as long as the system says that a file is the same. */
import { existsSync } from 'node:fs'
import { fileStateFrom, statsOf } from '../base/file-state.ts'
import type { Kind, Store } from './store.ts'

export type KnownFiles = {
  /** What was found before of a file that has not changed since. */
  readonly known: (path: string) => string | undefined
  /** `state` is the one in which the file was looked at; see `fileStateFrom`. */
  readonly keep: (path: string, state: string, found: string) => void
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
  const knownIn = (path: string, state: string) => {
    const row = before.get(path)
    return state !== '' && row?.[1] === state ? row[2] : undefined
  }
  const keep: KnownFiles['keep'] = (path, state, found) => {
    if (state !== '') news.set(path, [path, state, found])
  }
  return {
    keep,
    known: (path) => knownIn(path, stateOf(path)),
    of: (path, find) => {
      const state = stateOf(path)
      const known = knownIn(path, state)
      if (known !== undefined) return known
      const now = find()
      if (now !== undefined) keep(path, state, now)
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

function stateOf(path: string): string {
  const stats = statsOf(path)
  return stats ? fileStateFrom(stats) : ''
}
