/** Finds a quote that is not closed. */
import { Lexer } from 'yaml'
import * as messages from '../../../diagnostics/messages.ts'
import { lineAt, ownerOf, type ParserError, type SyntaxMistake } from './syntax-error.ts'

const CLOSING = '”“„‟»«’‘›‹'

export function unclosedQuote({ text, at }: ParserError): SyntaxMistake | undefined {
  const start = openQuote(text, at)
  if (start === undefined) return undefined
  const line = lineAt(text, start)
  const quote = text[start] ?? '"'
  const isCurly = CLOSING.includes(text[line.end - 1] ?? ' ')
  const owner = ownerOf(text, line)
  const remark = /[ \t]+#[ \t].*$/.exec(text.slice(start, line.end))
  const ends = [line.end, ...(remark ? [start + remark.index] : [])]
  return {
    finding: isCurly
      ? messages.smartQuotes(owner, { opening: quote, closing: text[line.end - 1] ?? '' })
      : messages.quoteNotClosed(owner),
    start,
    end: line.end,
    fixes: isCurly
      ? [[{ start: line.end - 1, end: line.end, text: quote }]]
      : ends.toReversed().map((end) => [{ start: end, end, text: quote }]),
  }
}

/** A quoted text with a line that looks like the next field or entry: the closing quote is missing. */
const NEXT_FIELD = /\n *(?:- |[\w.-]+:(?:\s|$))/

/** The offset of the last unclosed quote at or before an offset. */
function openQuote(text: string, before: number): number | undefined {
  let offset = 0
  let words = false
  let found: number | undefined
  for (const lexeme of new Lexer().lex(text)) {
    if (offset > before) break
    const mark = lexeme[0] ?? ''
    if (!words && (mark === '"' || mark === "'") && isOpen(lexeme, mark)) found = offset
    // The lexer puts a mark without width before a plain or block text, which may begin with a quote.
    words = mark === '\u001f'
    if (!CONTROLS.has(mark)) offset += lexeme.length
  }
  return found
}

const CONTROLS = new Set(['\u0002', '\u0018', '\u001f'])

function isOpen(lexeme: string, quote: string): boolean {
  const closed = lexeme.length > 1 && lexeme.endsWith(quote)
  return !closed || NEXT_FIELD.test(lexeme)
}
