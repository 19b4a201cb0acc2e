/** Finds extreme nesting, which would overflow the library's call stack. Counts signs in one pass. */
import { tooDeep } from '../../../diagnostics/messages.ts'
import { DEEPEST } from '../../base/limits.ts'
import type { SyntaxMistake } from './syntax-error.ts'

/** The library can read less than this. Texts may have open brackets, but never this many. */
const BEYOND = 500

export function nestedBeyondMeasure(text: string): SyntaxMistake | undefined {
  const start = tooManyOpen(text) ?? tooManySigns(text)
  return start === undefined ? undefined : { finding: tooDeep(DEEPEST), start, end: start + 1 }
}

/** The offset of the bracket that makes the nesting too deep. */
function tooManyOpen(text: string): number | undefined {
  let [depth, start] = [0, 0]
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1)
    if (depth === DEEPEST + 1 && (sign === '[' || sign === '{')) start = index
    if (depth > BEYOND) return start
  }
  return undefined
}

/** In `- - - -` each dash is a list in a list. */
function tooManySigns(text: string): number | undefined {
  const signs = new RegExp(`(?:[-?:][ \\t]+){${BEYOND}}`).exec(text)
  if (!signs) return undefined
  return signs.index + (new RegExp(`^(?:[-?:][ \\t]+){${DEEPEST}}`).exec(signs[0])?.[0].length ?? 0)
}
