/** The hash of a picture's file. A file that has not changed since it was hashed last is not read again. */
import { readFileSync } from 'node:fs'
import { digestOf } from '../base/hash.ts'
import type { Cache } from './cache.ts'

/** Throws what the system says if the file cannot be read. */
export const digestIn = ({ files }: Pick<Cache, 'files'>, path: string): string =>
  files.of(path, () => digestOf(readFileSync(path)))
