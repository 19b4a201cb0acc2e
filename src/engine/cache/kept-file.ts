/** A file that spares work. One that is damaged, or was written by another state of the engine, is as good as none. */
import { readFileSync } from 'node:fs'
import { writeWhole } from '../pictures/cache.ts'
import { digestOf } from '../pictures/digests.ts'

/** `key` names everything that what was kept rests on. */
export function readKept<Kept>(path: string, key: string): Kept | undefined {
  const body = readKeptBytes(path, key)
  if (!body) return undefined
  try {
    const kept: Kept = JSON.parse(body.toString())
    return kept
  } catch {
    return undefined
  }
}

/** A folder that cannot be written costs time and nothing else. */
export function writeKept<Kept>(path: string, key: string, kept: Kept): void {
  writeKeptBytes(path, key, Buffer.from(JSON.stringify(kept)))
}

/** The same for what is no JSON. */
export function readKeptBytes(path: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const end = bytes.indexOf('\n')
    const body = bytes.subarray(end + 1)
    return bytes.toString('latin1', 0, end) === headOf(key, body) ? body : undefined
  } catch {
    return undefined
  }
}

export function writeKeptBytes(path: string, key: string, body: Uint8Array): void {
  try {
    writeWhole(path, Buffer.concat([Buffer.from(`${headOf(key, body)}\n`), body]))
  } catch {
    // The next call does the work again.
  }
}

const headOf = (key: string, body: Uint8Array) => digestOf(`${key}\n${digestOf(body)}`)
