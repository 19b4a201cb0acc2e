/** Signs of other programs at the edge of the page: of a comparison on GitHub, and of a mail. */
import * as messages from '../../../diagnostics/messages.ts'
import type { SyntaxMistake } from './syntax-error.ts'

/** A quick test. YAML allows none of these at the edge. */
const ANY = /^[+>] *(?:- *)?[#\w]/m
const SIGN = /^(?:\+(?=[\s#\w-]|$)|>(?: |$))(.*)/gm

/** The fix deletes the signs. Lines that were deleted in a comparison must be deleted as a whole. */
export function pastedSigns(text: string): SyntaxMistake | undefined {
  if (!ANY.test(text)) return undefined
  const found = [...text.matchAll(SIGN)]
  const [first] = found
  if (!first) return undefined
  const { index: start } = first
  const sign = text.charAt(start)
  const isOld = sign === '+' && /^-(?: {2}|\w)/m.test(text)
  // Indents are even, so a blank too many belongs to the signs.
  const isWide = found.every(([, rest = '']) => /^ (?: {2})*(?! )|^\s*$/.test(rest))
  const fix = found.map(({ index, 0: line, 1: rest = '' }) => {
    const end = index + line.length - rest.length
    return { start: index, end: isWide && text[end] === ' ' ? end + 1 : end, text: '' }
  })
  return { finding: messages.pastedSign(sign, isOld), start, end: start + 1, fixes: isOld ? [] : [fix] }
}
