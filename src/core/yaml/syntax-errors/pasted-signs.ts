/** Signs of other programs at the edge of the page: of a comparison on GitHub, of a mail, and the numbers of lines. */
import * as messages from '../../../diagnostics/messages.ts'
import type { SyntaxMistake } from './syntax-error.ts'

/** A quick test. YAML allows none of these at the edge. */
const ANY = /^[+>] *(?:- *)?[#\w]/m
const SIGN = /^(?:\+(?=[\s#\w-]|$)|>(?: |$))/gm

/** The fix deletes the signs. Lines that were deleted in a comparison must be deleted as a whole. */
export function pastedSigns(text: string): SyntaxMistake | undefined {
  const found = ANY.test(text) ? [...text.matchAll(SIGN)] : []
  const [first] = found
  if (!first) return pastedNumbers(text)
  const { index: start } = first
  const sign = text.charAt(start)
  const isOld = sign === '+' && /^-(?: {2}|\w)/m.test(text)
  const fix = found.map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }))
  return { finding: messages.pastedSign(sign, isOld), start, end: start + 1, fixes: isOld ? [] : [fix] }
}

const NUMBERED = /^([ \t]*(\d+))(?=[ \t:.|]|$)([ \t:.|]*)/
/** A page has at least so many lines. */
const FEWEST = 3

/** Numbers before all lines, as many programs show them. Without them, some lines begin at the edge. */
function pastedNumbers(text: string): SyntaxMistake | undefined {
  if (!/^[ \t]*1[ \t:.|]/.test(text)) return undefined
  const lines = [...text.matchAll(/^.*\S.*$/gm)].map(({ 0: line, index }) => ({
    index,
    found: NUMBERED.exec(line),
    isEmpty: line.trim() === NUMBERED.exec(line)?.[0].trim(),
  }))
  const areNumbered = lines.every(({ found }, index) => Number(found?.[2]) === index + 1)
  if (!areNumbered || lines.length < FEWEST) return undefined
  const gaps = lines.filter(({ isEmpty }) => !isEmpty).map(({ found }) => found?.[3]?.length ?? 0)
  const gap = Math.min(...gaps)
  const fix = lines.map(({ index, found }) => {
    const [whole = '', number = ''] = found ?? []
    return { start: index, end: index + Math.min(whole.length, number.length + gap), text: '' }
  })
  return { finding: messages.pastedSign('1', false), start: 0, end: fix[0]?.end ?? 1, fixes: [fix] }
}
