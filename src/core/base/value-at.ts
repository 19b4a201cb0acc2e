/** Looks into data of any shape. */
import type { FieldPath } from './field-path.ts'

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Object.getOwnPropertyDescriptor(at, key)?.value
  }
  return at
}
