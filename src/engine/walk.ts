/** Visits the plain data of a page. Cross-page rules know a link or a picture by the name of its field. */
import type { PictureFile } from '../../schema/slots.ts'
import type { FieldPath } from './source.ts'

export type Visit = (name: string, value: string, path: FieldPath, owner: object) => void

/** Calls `visit` for every text that is the value of a named field, depth first. A picture counts as its file. */
export function walk(value: unknown, path: FieldPath, visit: Visit): void {
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], visit))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const text = isPicture(inner) ? inner.file : inner
      if (typeof text === 'string') visit(name, text, [...path, name], value)
      else walk(inner, [...path, name], visit)
    }
  }
}

/** Every picture in the data, with the path of its field. */
export function picturesIn(value: unknown, path: FieldPath): readonly UsedPicture[] {
  if (isPicture(value)) return [{ picture: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => picturesIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, [...path, name]))
}

export type UsedPicture = { readonly picture: PictureFile; readonly path: FieldPath }

/** No other part of a page has a slot. */
function isPicture(value: unknown): value is PictureFile {
  return typeof value === 'object' && value !== null && 'file' in value && 'slot' in value
}
