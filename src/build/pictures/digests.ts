/** The hash of a file's content. A file that has not changed since it was hashed last is not read again. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { digestOf } from '../base/hash.ts'
import { stampIn } from '../base/stamp.ts'
import { writeWhole } from '../store/store.ts'

export type Digests = {
  /** Throws what the system says if the file cannot be read. */
  readonly of: (path: string) => string
  readonly save: () => void
}

/** By path: what the system says of the file, and its hash. */
const FORMAT = z.record(z.string(), z.strictObject({ stamp: z.string(), digest: z.string() }))
type Known = Readonly<z.output<typeof FORMAT>>

/** `file` holds what was known before; without it, or if it is damaged, everything is read. */
export function openDigests(file: string): Digests {
  const before = read(file)
  const news: z.output<typeof FORMAT> = {}
  return {
    of: (path) => {
      const stamp = stampIn(statSync(path))
      const known = before[path]
      if (stamp !== '' && known?.stamp === stamp) return known.digest
      const digest = digestOf(readFileSync(path))
      if (stamp !== '') news[path] = { stamp, digest }
      return digest
    },
    save: () => {
      if (Object.keys(news).length > 0) save(file, { ...before, ...news })
    },
  }
}

function read(file: string): Known {
  try {
    return FORMAT.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Files that are gone are forgotten. */
function save(file: string, known: Known): void {
  try {
    writeWhole(
      file,
      JSON.stringify(Object.fromEntries(Object.entries(known).filter(([path]) => existsSync(path)))),
    )
  } catch {
    // The next build reads the files again.
  }
}
