/** Visits the plain data of a page. Cross-page rules know a link or a picture by the name of its field. */
import type { FieldPath } from './source.ts'

export type Visit = (name: string, value: string, path: FieldPath, owner: object) => void

/** Calls `visit` for every text that is the value of a named field, depth first. */
export function walk(value: unknown, path: FieldPath, visit: Visit): void {
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], visit))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') visit(name, inner, [...path, name], value)
      else walk(inner, [...path, name], visit)
    }
  }
}
