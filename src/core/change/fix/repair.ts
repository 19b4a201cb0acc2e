/** A fixed mistake, with the changed lines before and after. */
import { diffArrays } from 'diff'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../base/edit.ts'

export type Repair = {
  readonly finding: Diagnostic
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** `text` is the text of the file before the fix. */
export function repairOf(text: string, finding: Diagnostic): Repair {
  const [lines = [], changed = []] = [text, applyEdits(text, finding.fix ?? [])].map((each) =>
    each.split(/\r?\n/),
  )
  const parts = diffArrays(lines, changed)
  return {
    finding,
    before: parts.flatMap(({ removed, value }) => (removed ? value : [])),
    after: parts.flatMap(({ added, value }) => (added ? value : [])),
  }
}
