/** Applies edits to texts of authors. Everything else stays the same, byte for byte. */
import type { Edit } from '../../diagnostics/diagnostic.ts'

/** A change of a text: what stands from `start` up to `end` becomes `text`. */
export type Splice = Omit<Edit, 'file'>

/** `edits` must be for one file, in any order. If two overlap, the first in the list counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const taken: Edit[] = []
  for (const edit of edits) if (!taken.some((other) => overlap(edit, other))) taken.push(edit)
  return applySplices(text, taken)
}

/** The same for changes that do not overlap. */
export function applySplices(text: string, changes: readonly Splice[]): string {
  let result = text
  for (const { start, end, text: words } of changes.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + words + result.slice(end)
  return result
}

function overlap(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start && a.end === b.end
}
