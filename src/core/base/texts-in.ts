/** Every text of plain data with its place. */
import type { FieldPath } from './field-path.ts'

export type TextAt = { readonly text: string; readonly path: FieldPath }

export function textsIn(value: unknown, path: FieldPath): readonly TextAt[] {
  const found: TextAt[] = []
  visitTexts(value, [...path], (text, at) => found.push({ text, path: [...at] }))
  return found
}

/** The same without a list: `path` changes afterwards, whoever keeps it copies it. */
export function visitTexts(
  value: unknown,
  path: PropertyKey[],
  visit: (text: string, path: FieldPath) => void,
): void {
  if (typeof value === 'string') return visit(value, path)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      visitTexts(value[index], path, visit)
      path.pop()
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      path.push(name)
      visitTexts(inner, path, visit)
      path.pop()
    }
  }
}

/** Whether a text of plain data is such a one. Asks for no places: most pages hold nothing of what is looked for. */
export function someText(value: unknown, isSuch: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isSuch(value)
  if (typeof value !== 'object' || value === null) return false
  return (Array.isArray(value) ? value : Object.values(value)).some((inner) => someText(inner, isSuch))
}

/** The name of the field that a text is the value of, or an entry of. */
export function fieldOf(path: FieldPath): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '')
}
