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
  const parts = diffArrays(linesOf(text), linesOf(applyEdits(text, finding.fix ?? [])))
  return {
    finding,
    before: parts.flatMap(({ removed, value }) => (removed ? value : [])),
    after: parts.flatMap(({ added, value }) => (added ? value : [])),
  }
}

const linesOf = (text: string) => text.split(/\r?\n/)
