/** The texts in plain data. */
import type { FieldPath } from './field-path.ts'
import { isGroup } from './laid-over.ts'

export type TextAt = { readonly text: string; readonly path: FieldPath }

export function textsIn(value: unknown, path: FieldPath): readonly TextAt[] {
  const found: TextAt[] = []
  visitTexts(value, [...path], (text, at) => found.push({ text, path: [...at] }))
  return found
}

/**
 * The same without a list. Authors write Markdown as the value of the field around `markdown`, so paths end there. `path`
 * changes after each call: copy it to keep it. `enter` is called for each list.
 */
export function visitTexts(
  value: unknown,
  path: PropertyKey[],
  visit: (text: string, path: FieldPath, isMarkdown: boolean) => void,
  enter?: (list: readonly unknown[], path: FieldPath) => void,
): void {
  if (typeof value === 'string') return visit(value, path, false)
  if (Array.isArray(value)) {
    enter?.(value, path)
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      visitTexts(value[index], path, visit, enter)
      path.pop()
    }
  } else if (isGroup(value)) {
    // No list of names and values for each group: of many pages that would take most of the time.
    for (const name in value) {
      const inner = value[name]
      if (name === 'markdown' && typeof inner === 'string') {
        visit(inner, path, true)
        continue
      }
      path.push(name)
      visitTexts(inner, path, visit, enter)
      path.pop()
    }
  }
}

/** Whether any text passes a test. Faster than a visit, because it builds no paths. */
export function someText(value: unknown, isSuch: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isSuch(value)
  if (typeof value !== 'object' || value === null) return false
  return (Array.isArray(value) ? value : Object.values(value)).some((inner) => someText(inner, isSuch))
}

/** Fields that name an entry, the best first. */
export const NAMES = 'title name question label method network use path date year'.split(' ')

/** The name of the field at a path, or of the field whose list has the entry. */
export function fieldOf(path: FieldPath): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '')
}
