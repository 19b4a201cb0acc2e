/** Which of the changes that may mend a fault does. */
import { spliced } from '../edit.ts'
import type { Change, Mark } from './fault.ts'

/** Gives the first fault of a text. */
type FaultOf = (text: string) => Mark | undefined

/** The change with which the text has no fault, or its first one further down: the likeliest, or the only one. */
export function safeFix(text: string, mark: Mark, faultOf: FaultOf): Change | undefined {
  const { fixes = [], rivals = false } = mark
  const line = lineOf(text, mark.start)
  const mends = (change: Change) => {
    const left = faultOf(spliced(text, change))
    return !left || lineOf(spliced(text, change), left.start) > line
  }
  const changes = fixes.filter((change) => change.length > 0)
  if (!rivals) return changes.find(mends)
  const [only, ...others] = changes.filter(mends)
  return others.length > 0 ? undefined : only
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
