/** Finds a quote that is not closed. */
import { Lexer } from 'yaml'

/** A quoted text with a line that looks like the next field or entry: the closing quote is missing. */
const NEXT_FIELD = /\n *(?:- |[\w.-]+:(?:\s|$))/

/** The offset of the last unclosed quote at or before an offset. */
export function openQuote(text: string, before: number): number | undefined {
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
