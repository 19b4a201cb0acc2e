/** Which of the changes that may mend a fault does. */
import { spliced } from '../../base/edit.ts'
import type { Change, Mark } from './syntax-error.ts'

/** Gives the first fault of a text. */
type FaultOf = (text: string) => Mark | undefined

/** Whether a change mends a text is found out by reading all of it again: of longer ones that takes too long. */
const LONGEST_TEXT = 40_000

/** The change with which the text has no fault, or its first one further down: the likeliest, or the only one. */
export function safeFix(text: string, mark: Mark, faultOf: FaultOf): Change | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const { fixes = [], rivals = false } = mark
  const line = lineOf(text, mark.start)
  const mends = (change: Change) => {
    const changed = spliced(text, change)
    const left = faultOf(changed)
    return !left || lineOf(changed, left.start) > line
  }
  const changes = fixes.filter((change) => change.length > 0)
  if (!rivals) return changes.find(mends)
  const [only, ...others] = changes.filter(mends)
  return others.length > 0 ? undefined : only
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
