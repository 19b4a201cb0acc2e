/** Two lines have changed places: one entry has both of two fields, and one beside it has neither. Told at both. */
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { ifNot } from '../../../diagnostics/wording.ts'

/** For the finding that an entry has both fields: the finding that an entry has neither. */
const NEITHER: Readonly<Record<string, string>> = {
  [messages.altAndDecorative.code]: messages.altMissing.code,
  [messages.feeAmountAndFree.code]: messages.feeAmountMissing.code,
}

/** An entry has a few lines. */
const NEAR = 6

export function withSwappedLines(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set<Diagnostic>()
  const all = found.map((both) => {
    const { file, start } = both.span
    const wanted = NEITHER[both.code]
    if (wanted === undefined) return both
    const neither = only(
      found,
      ({ code, span }) =>
        code === wanted && span.file === file && Math.abs(span.start.line - start.line) <= NEAR,
    )
    if (!neither || told.has(neither)) return both
    told.add(neither)
    return { ...both, help: `${remedies.hasNeither(neither.span.start.line)} ${ifNot(both.help)}` }
  })
  return all.filter((each) => !told.has(each))
}
