/** Every text of plain data with its place. */
import type { FieldPath } from './source.ts'

export type TextAt = { readonly text: string; readonly path: FieldPath }

export function textsIn(value: unknown, path: FieldPath): readonly TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]: readonly [PropertyKey, unknown]) => textsIn(inner, [...path, key]))
}

/** The name of the field that a text is the value of, or an entry of. */
export function fieldOf(path: FieldPath): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '')
}
