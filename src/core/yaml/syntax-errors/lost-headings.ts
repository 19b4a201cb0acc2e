/** Markdown headings that YAML reads as comments, because they are not indented. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  contentOf,
  firstOf,
  indentOf,
  isBlank,
  isNothing,
  type Line,
  lineBelow,
  linesAfter,
  linesBefore,
  opensText,
  ownerOf,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'
import { movedIntoText } from './text-lines.ts'

/** A comment begins with one `#`. A field that somebody disabled may have two. */
const HEADING = /^[ \t]*#{2,6} *(?![\w-]+:(?:\s|$))[\p{L}\p{N}]/u

/** A comment right after a text below `|` that was meant as its heading, or is indented more than the field. */
export function headingBelow(text: string, opening: Line): Line | undefined {
  if (!opensText(opening)) return undefined
  let width: number | undefined
  for (const line of linesAfter(text, opening)) {
    if (isBlank(line)) continue
    width ??= indentOf(line)
    const isOut = indentOf(line) < width || width <= contentOf(opening)
    if (!isOut) continue
    const isMeant = HEADING.test(line.text) || indentOf(line) > contentOf(opening)
    return isMeant && text[line.words] === '#' ? line : undefined
  }
  return undefined
}

/** The text goes on after the comment, where YAML expects something else. */
export function headingOut({ text, line }: ParserError): SyntaxMistake | undefined {
  const opening = firstOf(linesBefore(text, line), opensText)
  const heading = opening && headingBelow(text, opening)
  if (!opening || !heading || heading.start >= line.start || !isNext(text, heading, line)) return undefined
  const first = lineBelow(text, opening) ?? heading
  const width = Math.max(indentOf(first), contentOf(opening) + 2)
  const fix = movedIntoText(text, opening, heading, width)
  return { ...mistakeAt(text, opening, heading), fixes: [fix] }
}

export function mistakeAt(text: string, opening: Line, heading: Line): SyntaxMistake {
  const finding = messages.textNotIndented(ownerOf(text, opening) ?? 'the field above', true)
  return { finding, start: heading.words, end: heading.end }
}

/** Whether there are only comments and blank lines between two lines. */
function isNext(text: string, heading: Line, line: Line): boolean {
  for (const each of linesAfter(text, heading)) {
    if (each.start >= line.start) return true
    if (!isNothing(each)) return false
  }
  return false
}
