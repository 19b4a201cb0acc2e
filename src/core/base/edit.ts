/** Changes texts of authors by splicing: what no edit names stays as it was, byte for byte. */
import type { Edit } from '../../diagnostics/diagnostic.ts'

/** `edits` of one file, in any order. Of two that touch the same place the first one given counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const taken: Edit[] = []
  for (const edit of edits) if (!taken.some((other) => overlap(edit, other))) taken.push(edit)
  return spliced(text, taken)
}

/** The same with changes that do not touch each other, whatever their file. */
export function spliced(text: string, changes: readonly Omit<Edit, 'file'>[]): string {
  let result = text
  for (const { start, end, text: words } of changes.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + words + result.slice(end)
  return result
}

function overlap(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start && a.end === b.end
}
