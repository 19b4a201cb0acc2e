/** A text whose paragraphs begin further right, as in a book. YAML takes the indent of the first line for that of all. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  contentOf,
  firstOf,
  indentOf,
  isBlank,
  type Line,
  linesAfter,
  linesBefore,
  opensText,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function firstLinesIndented({ text, line }: ParserError): SyntaxMistake | undefined {
  const opener = firstOf(linesBefore(text, line), (each) => !isBlank(each) && indentOf(each) < indentOf(line))
  if (!opener || !opensText(opener) || contentOf(opener) >= indentOf(line)) return undefined
  const paragraphs = paragraphsBelow(text, opener)
  const [[first] = []] = paragraphs
  const by = first ? indentOf(first) - indentOf(line) : 0
  const isSo = paragraphs.every(
    ([begin, ...others]) =>
      begin &&
      [0, by].includes(indentOf(begin) - indentOf(line)) &&
      others.every((each) => indentOf(each) === indentOf(line)),
  )
  if (!first || !isSo || by < 2 || paragraphs.length < 2) return undefined
  const fix = paragraphs.flatMap(([{ start, words } = first]) =>
    words - start > indentOf(line) ? [{ start, end: start + by, text: '' }] : [],
  )
  return { finding: messages.badIndent(), start: first.words, end: first.end, fixes: [fix] }
}

/** The lines of a text, up to the first one that is not indented more than the name of its field. */
function paragraphsBelow(text: string, opener: Line): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [[]]
  for (const each of linesAfter(text, opener)) {
    if (!isBlank(each) && indentOf(each) <= contentOf(opener)) break
    if (isBlank(each)) paragraphs.push([])
    else paragraphs.at(-1)?.push(each)
  }
  return paragraphs.filter((lines) => lines.length > 0)
}
