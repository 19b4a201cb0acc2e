/** Lines that belong to a text below `|` but are not indented enough. */
import { certain } from '../../../diagnostics/certain.ts'
import type { Splice } from '../../base/edit.ts'
import { fieldNames } from '../field-names.ts'
import { contentOf, type Fix, indentOf, isBlank, isEntry, type Line, linesAfter } from './syntax-error.ts'

/** Whether a line is the next field or entry rather than words of a text. `undefined` if in doubt. */
function isNext(line: Line, opening: Line): boolean | undefined {
  // Two of these signs begin a heading.
  if (/^ *#(?!#)/.test(line.text)) return true
  const name = /^ *(?:- +)?(\w+):(?: |$)/.exec(line.text)?.[1]
  if (name === undefined) return isEntry(line) && indentOf(line) < contentOf(opening)
  if (fieldNames().includes(name)) return true
  // A sentence begins with a capital letter, and is not like the name of a field.
  const isSentence = /^\p{Lu}/u.test(name) && certain(name, fieldNames()) === undefined
  return isSentence ? false : undefined
}

/** Indents the lines from `first` to the end of the text. Empty if it is unclear where the text ends. */
export function movedIntoText(text: string, opening: Line, first: Line, width: number): Fix {
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
