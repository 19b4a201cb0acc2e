/** The dates that the blocks of a page name. */
import type { FieldPath } from './field-path.ts'
import { visitFields } from './walk.ts'

export type PlacedDate = { readonly iso: string; readonly path: FieldPath }

/** Dates are recognised by their field `iso`. */
export function datesIn(value: unknown, path: FieldPath): readonly PlacedDate[] {
  const found: PlacedDate[] = []
  visitFields(value, [...path], (name, iso, at) => {
    if (name === 'iso' && typeof iso === 'string') found.push({ iso, path: [...at] })
    return false
  })
  return found
}
