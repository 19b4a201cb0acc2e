/** A fixed mistake, with the changed lines before and after. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'

export type Repair = {
  readonly finding: Diagnostic
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** `text` is the text of the file before the fix. */
export function repairOf(text: string, finding: Diagnostic): Repair {
  const changed = applyEdits(text, finding.fix ?? []).split(/\r?\n/)
  const lines = text.split(/\r?\n/)
  let start = 0
  while (start < lines.length && lines[start] === changed[start]) start++
  let end = 0
  while (end < Math.min(lines.length, changed.length) - start && lines.at(-1 - end) === changed.at(-1 - end))
    end++
  return {
    finding,
    before: lines.slice(start, lines.length - end),
    after: changed.slice(start, changed.length - end),
  }
}
