/** A file that spares work. One that is damaged, or was written by another state of the engine, is as good as none. */
import { readFileSync } from 'node:fs'
import { writeWhole } from '../pictures/cache.ts'
import { digestOf } from '../pictures/digests.ts'

/** `key` names everything that what was kept rests on. */
export function readKept<Kept>(path: string, key: string): Kept | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    if (text.slice(0, end) !== headOf(key, body)) return undefined
    const kept: Kept = JSON.parse(body)
    return kept
  } catch {
    return undefined
  }
}

/** A folder that cannot be written costs time and nothing else. */
export function writeKept<Kept>(path: string, key: string, kept: Kept): void {
  const body = JSON.stringify(kept)
  try {
    writeWhole(path, `${headOf(key, body)}\n${body}`)
  } catch {
    // The next call does the work again.
  }
}

const headOf = (key: string, body: string) => digestOf(`${key}\n${digestOf(body)}`)
