/** The days that the blocks of a page name. */
import type { FieldPath } from './field-path.ts'

export type PlacedDay = { readonly iso: string; readonly path: FieldPath }

/** Dates are recognised by their field `iso`. */
export function daysIn(value: unknown, path: FieldPath): readonly PlacedDay[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => daysIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  if ('iso' in value && typeof value.iso === 'string') return [{ iso: value.iso, path }]
  return Object.entries(value).flatMap(([name, inner]) => daysIn(inner, [...path, name]))
}
