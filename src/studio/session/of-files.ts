/** What the check finds in the files that are open. */
import { type Diagnostic, spansOf } from '../../diagnostics/diagnostic.ts'

/** A mistake of several files is told once, at the first. Here it is told at the first place in an open file. */
export const ofFiles =
  (files: ReadonlyMap<string, unknown> | undefined) =>
  (found: Diagnostic): readonly Diagnostic[] => {
    const span = spansOf(found).find(({ file }) => files?.has(file))
    return span ? [{ ...found, span }] : []
  }
