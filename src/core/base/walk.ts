/** Visits the fields of plain data. Checks recognise a link by the name of its field. */
import type { PictureFile } from '../../../schema/slots.ts'
import type { FieldPath } from './field-path.ts'

export type Visit = (name: string, value: string, path: FieldPath, owner: object) => void

/** Calls `visit` for every field with a text, depth first. A picture counts as the text of its file name. */
export function walk(value: unknown, path: FieldPath, visit: Visit): void {
  visitFields(value, [...path], (name, inner, at, owner) => {
    const text = isPicture(inner) ? inner.file : inner
    if (typeof text !== 'string') return false
    visit(name, text, [...at, name], owner)
    return true
  })
}

/** `path` is the path of `owner`. It changes after each call: copy it to keep it. */
export type FieldVisit = (name: string, value: unknown, path: FieldPath, owner: object) => boolean

/** Calls `visit` for every field, depth first. If `visit` returns `false`, the fields of its value come next. */
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

/** A group, or a list by its numbers. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
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

/** Only pictures have a slot. */
export function isPicture(value: unknown): value is PictureFile {
  return typeof value === 'object' && value !== null && 'file' in value && 'slot' in value
}
