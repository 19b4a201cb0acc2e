/** Judges changes before they are written. */
import { spansOf } from '../../diagnostics/diagnostic.ts'
import type { ReadResult } from '../check/read-site.ts'
import type { FileChange } from '../load/file-change.ts'

/** Reads the site as it would be after some changes. */
export type ReadChanged = (changes: readonly FileChange[]) => ReadResult

/** Why changes that add errors are refused, in words. */
export function breaks(before: ReadResult, after: ReadResult): string | undefined {
  const broken = newErrors(before, after)
  return broken.length > 0 ? `This would break the site: ${broken.join(' ')}` : undefined
}

/** The errors that a change adds. Gives messages without places, because lines may have moved. */
export function newErrors(before: ReadResult, after: ReadResult): readonly string[] {
  // A mistake that comes again is reported once.
  const errorsOf = ({ diagnostics }: ReadResult) =>
    diagnostics.flatMap((each) => (each.severity === 'error' ? spansOf(each).map(() => each) : []))
  const left = errorsOf(before).map(({ code }) => code)
  const added = errorsOf(after).flatMap(({ code, message }) => {
    const at = left.indexOf(code)
    if (at < 0) return [message]
    left.splice(at, 1)
    return []
  })
  return [...new Set(added)]
}
