/** Joins changes that touch each other, so that their order cannot matter. */
import type { Splice } from '../../core/base/edit.ts'

/** In the order of the text. Of two insertions at one place, the first in the list comes first. */
export function joined(splices: readonly Splice[]): readonly Splice[] {
  const found: Splice[] = []
  for (const splice of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = found.at(-1)
    if (last && last.end === splice.start)
      found[found.length - 1] = { start: last.start, end: splice.end, text: last.text + splice.text }
    else found.push(splice)
  }
  return found
}
