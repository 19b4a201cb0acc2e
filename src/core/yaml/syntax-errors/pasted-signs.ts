/** Signs of other programs at the edge of the page: of a comparison on GitHub, and of a mail. */
import * as messages from '../../../diagnostics/messages.ts'
import type { SyntaxMistake } from './syntax-error.ts'

/** A quick test. YAML allows none of these at the edge. */
const ANY = /^[+>] *(?:- *)?[#\w]/m
const SIGN = /^(?:\+(?=[\s#\w-]|$)|>(?: |$))/gm

/** The fix deletes the signs. Lines that were deleted in a comparison must be deleted as a whole. */
export function pastedSigns(text: string): SyntaxMistake | undefined {
  const found = ANY.test(text) ? [...text.matchAll(SIGN)] : []
  const [first] = found
  if (!first) return undefined
  const { index: start } = first
  const sign = text.charAt(start)
  const isOld = sign === '+' && /^-(?: {2}|\w)/m.test(text)
  const fix = found.map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }))
  return { finding: messages.pastedSign(sign, isOld), start, end: start + 1, fixes: isOld ? [] : [fix] }
}
