/** A file that spares work. One that is damaged, or was written by another state of the engine, is as good as none. */
import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
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
  writeKeptBytes(path, key, [Buffer.from(JSON.stringify(kept))])
}

/** The same for what is no JSON. */
export function readKeptBytes(path: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const body = bytes.subarray(HEAD_LENGTH)
    return bytes.toString('latin1', 0, HEAD_LENGTH) === `${headOf(key, body)}\n` ? body : undefined
  } catch {
    return undefined
  }
}

export function writeKeptBytes(path: string, key: string, parts: readonly Uint8Array[]): void {
  const whole = Buffer.concat([Buffer.alloc(HEAD_LENGTH), ...parts])
  whole.write(`${headOf(key, whole.subarray(HEAD_LENGTH))}\n`, 'latin1')
  try {
    writeWhole(path, whole)
  } catch {
    // The next call does the work again.
  }
}

/** A hash and the end of its line. */
const HEAD_LENGTH = 65
/** The sum tells of damage, which is all that it is for: a hash of as many bytes takes four times as long. */
const headOf = (key: string, body: Uint8Array) => digestOf(`${key}\n${body.length} ${crc32(body)}`)
