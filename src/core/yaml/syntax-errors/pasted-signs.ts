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

const NUMBERED = /^([ \t]*(\d+))(?=[ \t:.|]|$)([ \t:.|]*)(.*)$/
/** What a file of Ukurasa has, but no list of an author. */
const OF_FILE = /^(?:title|blocks|schemaVersion):/

type Numbered = {
  readonly index: number
  /** The number, with the spaces before it. */
  readonly number: string
  /** The number, and the signs behind it. They include the indent of the line. */
  readonly whole: string
  readonly isEmpty: boolean
}

/** Numbers before all lines, as many programs show them. */
function pastedNumbers(text: string): SyntaxMistake | undefined {
  if (!/^[ \t]*1[ \t:.|]/.test(text)) return undefined
  const found = [...text.matchAll(/^.*\S.*$/gm)].map(({ 0: line, index }) => ({
    index,
    parts: NUMBERED.exec(line) ?? [],
  }))
  const areNumbered = found.every(({ parts }, index) => Number(parts[2]) === index + 1)
  if (!areNumbered || !found.some(({ parts }) => OF_FILE.test(parts[4] ?? ''))) return undefined
  const lines = found.map(({ index, parts: [, number = '', , gap = '', rest = ''] }) => ({
    index,
    number,
    whole: number + gap,
    isEmpty: rest === '',
  }))
  const lengthOf = prefixOf(lines)
  const fix =
    lengthOf && lines.map((each) => ({ start: each.index, end: each.index + lengthOf(each), text: '' }))
  const [first = { index: 0, number: '1' }] = lines
  const end = first.index + first.number.length
  return { finding: messages.pastedSign('1', false), start: first.index, end, fixes: fix ? [fix] : [] }
}

/**
 * How much of each line is not part of the file. Numbers have the same width, or the same gap behind them, or stand in a
 * column. `undefined` if that is in doubt.
 */
function prefixOf(lines: readonly Numbered[]): ((line: Numbered) => number) | undefined {
  const full = lines.filter(({ isEmpty }) => !isEmpty)
  const least = Math.min(...full.map(({ whole, number }) => whole.length - number.length))
  const byGap = ({ whole, number }: Numbered) => Math.min(whole.length, number.length + least)
  const widths = [...new Set(full.map(({ number }) => number.length))].sort((a, b) => a - b)
  const edges = widths.map((width) =>
    Math.min(...full.filter(({ number }) => number.length === width).map(({ whole }) => whole.length)),
  )
  const [edge = 0] = edges
  if (edges.every((each, at) => each - edge === (widths[at] ?? 0) - (widths[0] ?? 0))) return byGap
  return edges.every((each) => each === edge) ? ({ whole }) => Math.min(whole.length, edge) : undefined
}
