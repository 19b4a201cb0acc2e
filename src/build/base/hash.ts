/** Hashes of contents: the same content has the same hash. */
import { hash } from 'node:crypto'

/** SHA-256, as 64 hexadecimal digits. */
export function digestOf(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex')
}

/** A hash that is short enough to be kept for thousands of texts. */
export const shortDigest = (text: string) => digestOf(text).slice(0, 20)
