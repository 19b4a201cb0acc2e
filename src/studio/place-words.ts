/** A place in a file, in words. */
import type { FieldPath } from '../core/base/field-path.ts'
import { labelFor, say } from './words.ts'

/** `Blocks › 2 › Title`. */
export const placeOf = (path: FieldPath): string =>
  path.length === 0
    ? say('wholePage')
    : path.map((key) => (typeof key === 'number' ? String(key + 1) : labelFor(String(key)))).join(' › ')
