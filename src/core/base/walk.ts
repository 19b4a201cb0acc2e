/** Visits the plain data of a page. Cross-page rules know a link or a picture by the name of its field. */
import type { PictureFile } from '../../../schema/slots.ts'
import type { FieldPath } from './field-path.ts'

export type Visit = (name: string, value: string, path: FieldPath, owner: object) => void

/** Calls `visit` for every text that is the value of a named field, depth first. A picture counts as its file. */
export function walk(value: unknown, path: FieldPath, visit: Visit): void {
  visitFields(value, [...path], (name, inner, at, owner) => {
    const text = isPicture(inner) ? inner.file : inner
    if (typeof text !== 'string') return false
    visit(name, text, [...at, name], owner)
    return true
  })
}

/** `path` is that of `owner`, and changes afterwards: whoever keeps it copies it. */
export type FieldVisit = (name: string, value: unknown, path: FieldPath, owner: object) => boolean

/** Calls `visit` for every named field, depth first. What it does not take (`false`) is walked through. */
export function visitFields(value: unknown, path: PropertyKey[], visit: FieldVisit): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      visitFields(value[index], path, visit)
      path.pop()
    }
  } else if (isFields(value)) {
    for (const name in value) {
      const inner = value[name]
      if (visit(name, inner, path, value) || typeof inner !== 'object') continue
      path.push(name)
      visitFields(inner, path, visit)
      path.pop()
    }
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Every picture in the data, with the path of its field. */
export function picturesIn(value: unknown, path: FieldPath): readonly UsedPicture[] {
  const found: UsedPicture[] = []
  visitFields(value, [...path], (name, inner, at) => {
    if (!isPicture(inner)) return false
    found.push({ picture: inner, path: [...at, name] })
    return true
  })
  return found
}

export type UsedPicture = { readonly picture: PictureFile; readonly path: FieldPath }

/** No other part of a page has a slot. */
export function isPicture(value: unknown): value is PictureFile {
  return typeof value === 'object' && value !== null && 'file' in value && 'slot' in value
}
