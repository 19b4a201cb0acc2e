/** Another paragraph below a text that stands beside its field: it needs a `|`. */
import * as messages from '../../../diagnostics/messages.ts'
import { barForParagraphs } from '../../../diagnostics/remedies-for-misplaced.ts'
import { breakOf } from '../add-lines.ts'
import { isWords } from './lost-lines.ts'
import {
  contentOf,
  indentOf,
  isBlank,
  isEntry,
  type Line,
  lineAbove,
  lineBefore,
  linesAfter,
  nameIn,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

const OPENER = /^ *(?:- +)?(text|answer|bio|discrepancy): +(?=[^\s|>"'[{&*!#%@`])/

export function nextParagraph({ text, line, code }: ParserError): SyntaxMistake | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  const [blank, opener] = [lineBefore(text, line), lineAbove(text, line)]
  const [head, name] = OPENER.exec(opener?.text ?? '') ?? []
  if (!blank || !isBlank(blank) || !opener || head === undefined || name === undefined) return undefined
  const indent = contentOf(opener)
  if (indentOf(line) !== indent || !isWords(line)) return undefined
  const start = opener.start + head.length
  const width = indent + 2
  const bar = { start, end: start, text: `|${breakOf(text)}${' '.repeat(width)}` }
  const lines = paragraphs(text, line)
  const moved = lines.map(({ start }) => ({ start, end: start, text: '  ' }))
  // In the text, a comment would be words that visitors read.
  const hasComment = [opener, ...lines].some((each) => /\s#/.test(each.text))
  const finding = { ...messages.textNotIndented(`\`${name}\``), help: barForParagraphs(name, width) }
  return { finding, start: line.words, end: line.end, fixes: hasComment ? [] : [[bar, ...moved]] }
}

/** The lines of words from one on, with gaps between them. */
function paragraphs(text: string, first: Line): readonly Line[] {
  const lines = [first]
  for (const line of linesAfter(text, first)) {
    if (isBlank(line)) continue
    if (indentOf(line) !== indentOf(first) || nameIn(line) !== undefined || isEntry(line)) break
    lines.push(line)
  }
  return lines
}
