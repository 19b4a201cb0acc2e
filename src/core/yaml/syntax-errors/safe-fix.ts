/** Finds the fix that removes a syntax error. */
import { applySplices } from '../../base/edit.ts'
import { lineNumber } from '../../base/lines.ts'
import type { Fix, SyntaxMistake } from './syntax-error.ts'

/** Gives the first syntax error of a text. */
type FirstMistake = (text: string) => SyntaxMistake | undefined

/** In characters. Each fix is tried by reading the whole text again, which takes too long for longer texts. */
const LONGEST_TEXT = 40_000

/**
 * The first fix after which the text has no error, or its first error is further down. If the fixes are equally likely
 * (`rivals`), only one may work.
 */
export function safeFix(text: string, mistake: SyntaxMistake, firstMistake: FirstMistake): Fix | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const { fixes = [], rivals = false } = mistake
  const line = lineNumber(text, mistake.start)
  const works = (fix: Fix) => {
    const changed = applySplices(text, fix)
    const left = firstMistake(changed)
    return !left || lineNumber(changed, left.start) > line
  }
  const candidates = fixes.filter((fix) => fix.length > 0)
  if (!rivals) return candidates.find(works)
  const [only, ...others] = candidates.filter(works)
  return others.length > 0 ? undefined : only
}
