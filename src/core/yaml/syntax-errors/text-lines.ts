/** Lines that belong to a text below `|` and stand too far left. */
import { certain } from '../../../diagnostics/certain.ts'
import { fieldNames } from '../field-names.ts'
import {
  type Change,
  contentOf,
  indentOf,
  isBlank,
  type Line,
  linesAfter,
  type Splice,
} from './syntax-error.ts'

/** Whether a line is the next field or entry rather than words of a text; `undefined` where that is in doubt. */
function isNext(line: Line, opening: Line): boolean | undefined {
  const name = /^ *(?:- +)?(\w+):(?: |$)/.exec(line.text)?.[1]
  if (name === undefined) return /^ *- /.test(line.text) && indentOf(line) < contentOf(opening)
  if (fieldNames().includes(name)) return true
  // A sentence may begin with such a word; a field that is misspelt does not look like one.
  const isSentence = /^\p{Lu}/u.test(name) && certain(name, fieldNames()) === undefined
  return isSentence ? false : undefined
}

/** Puts what is missing before the lines from one on, as far as the text goes. Empty where that is in doubt. */
export function movedIntoText(text: string, opening: Line, first: Line, width: number): Change {
  const splices: Splice[] = []
  const missing = ' '.repeat(Math.max(0, width - indentOf(first)))
  for (const line of [first, ...linesAfter(text, first)]) {
    const next = isNext(line, opening)
    if (next === undefined) return []
    if (next) break
    const isOut = !isBlank(line) && indentOf(line) < width
    if (isOut) splices.push({ start: line.start, end: line.start, text: missing })
  }
  return splices
}
