/** Finds the quote that an author forgot to close. */
import { Lexer } from 'yaml'

/** A line within a quoted text that looks like the next field or entry: the quote before it was forgotten. */
const NEXT_FIELD = /\n *(?:- |[\w.-]+:(?:\s|$))/

/** The place of the last quote that opens at or before a place and swallows lines that follow it. */
export function openQuote(text: string, before: number): number | undefined {
  let offset = 0
  let words = false
  let found: number | undefined
  for (const lexeme of new Lexer().lex(text)) {
    if (offset > before) break
    const mark = lexeme[0] ?? ''
    if (!words && (mark === '"' || mark === "'") && isOpen(lexeme, mark)) found = offset
    // The lexer announces a plain or block text by a mark of no width; such a text may begin with anything.
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
