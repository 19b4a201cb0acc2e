/** Lines of a text of several lines: one that is not indented, or all of them without a `|`. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import {
  contentOf,
  indentOf,
  isBlank,
  isEntry,
  type Line,
  lineBefore,
  lineBelow,
  linesBefore,
  opensText,
  ownerOf,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

/** A word such as `searchWords` is the name of a field. */
export const isWords = (line: Line) =>
  !/^ *(?:- |#|[\w.-]+:(?: |$)|[a-z]{4,}[A-Z])/.test(line.text) && /\S \S/.test(line.text)

/** The first line above with a smaller indent, and the last line before it. */
function openerOf(text: string, line: Line): readonly [opener: Line, first: Line] | undefined {
  let first: Line | undefined
  for (const above of linesBefore(text, line)) {
    if (isBlank(above)) continue
    if (first && indentOf(above) < indentOf(first)) return [above, first]
    if (!first || indentOf(above) <= indentOf(first) || opensText(above)) first = above
  }
  return undefined
}

/** A `|` or `>` without a text below it. A line that is out of place may be that text. */
const EMPTY_TEXT = /^( *)\S.*: [|>][-+]?[ \t]*\r?\n(?:[ \t]*\r?\n)*(?!\1 )/m

/** A line pasted into a text below `|`, without an indent. If the text goes on below it, it surely belongs to it. */
export function lineOutOfText({ text, line, code }: ParserError): SyntaxMistake | undefined {
  if (!/^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR|BLOCK_AS_IMPLICIT_KEY|BAD_INDENT)$/.test(code))
    return undefined
  const [opener, first] = openerOf(text, line) ?? []
  if (!opener || !first || !opensText(opener) || !isWords(line) || indentOf(line) >= indentOf(first))
    return undefined
  const below = lineBelow(text, line)
  const goesOn = below && indentOf(below) === indentOf(first) && !isEntry(below)
  const owner = ownerOf(text, opener) ?? 'the field above'
  const indent = ' '.repeat(indentOf(first))
  const fixes =
    goesOn && !EMPTY_TEXT.test(text) ? [[{ start: line.start, end: line.words, text: indent }]] : []
  return {
    finding: messages.textNotIndented(owner),
    unsure: messages.textNotIndented(owner, false, indent.length),
    start: line.words,
    end: line.end,
    fixes,
  }
}

/** `text:` with its words on the lines below it. One of these lines has a colon, or is a heading. */
export function textWithoutBar({ text, line, code }: ParserError): SyntaxMistake | undefined {
  if (
    !/^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR|BAD_INDENT|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY)$/.test(code)
  )
    return undefined
  let first = line
  let hasHeading = false
  let opener = lineBefore(text, line)
  while (opener && (isBlank(opener) || indentOf(opener) === indentOf(line))) {
    if (!isBlank(opener)) first = opener
    hasHeading ||= /^ *#{2,6} /.test(opener.text)
    opener = lineBefore(text, opener)
  }
  const name = opener && /^ *(?:- +)?(text|description|answer|bio|discrepancy):[ \t]*$/.exec(opener.text)?.[1]
  if (!opener || name === undefined || contentOf(opener) >= indentOf(line) || !isWords(first))
    return undefined
  // Without a colon, only a heading tells such lines from those of another slip.
  if (!hasHeading && code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined
  const owner = `\`${name}\``
  const cause = hasHeading ? messages.textIsRemark(owner) : messages.colonInText(owner)
  const finding = { ...cause, help: remedies.BAR_FOR_LINES, advice: {} }
  const end = opener.start + opener.text.trimEnd().length
  return { finding, start: opener.words, end, fixes: [[{ start: end, end, text: ' |' }]] }
}
