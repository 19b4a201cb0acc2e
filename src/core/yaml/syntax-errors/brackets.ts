/** Brackets that are not closed, and what stands between brackets without a comma. */
import * as messages from '../../../diagnostics/messages.ts'
import { inQuotes } from '../rewrite.ts'
import { lineAt, type ParserError, type SyntaxMistake } from './syntax-error.ts'

/** In a group, a text that begins with a dash. `-` alone says that there is nothing. */
const DASHED = /(?<=^|: +)-(?: +[^\s,[\]{}"'#][^,[\]{}"'#]*?)?(?=\s*(?:$|[\]}]|, *(?:$|[^,:[\]{}]+: )))/g

export function dashInBraces({ text, code, at, line, owner }: ParserError): SyntaxMistake | undefined {
  if (code !== 'BLOCK_IN_FLOW' || text[at] !== '-') return undefined
  const finding = messages.needsQuotes('-', owner)
  const fix = [...text.slice(at, line.end).matchAll(DASHED)].map(({ index, 0: words }) => {
    const start = at + index
    return { start, end: start + words.length, text: inQuotes(words) }
  })
  return { finding, start: at, end: at + 1, fixes: [fix] }
}

export function bracket({ text, code, message, at, owner }: ParserError): SyntaxMistake | undefined {
  if (code === 'MISSING_CHAR' && text.slice(at - 1, at + 1) === '${') {
    const reference = /^\$\{[^}\n]*\}/.exec(text.slice(at - 1))?.[0] ?? ''
    const splice = { start: at - 1, end: at - 1 + reference.length, text: inQuotes(reference) }
    return {
      finding: messages.referenceNeedsQuotes(),
      start: at - 1,
      end: at + 1,
      fixes: reference ? [[splice]] : [],
    }
  }
  if (code === 'MISSING_CHAR' && /^\p{L}'\p{L}$/u.test(text.slice(at - 2, at + 1)))
    return { finding: messages.textAfterQuote("'", owner, 'apostrophe'), start: at - 1, end: at }
  if (code === 'MISSING_CHAR' && message.startsWith('Missing ,'))
    return { finding: messages.commaMissing(), start: at, end: at + 1 }
  const closing = /(?:end with a|expected) ([\]}])/i.exec(message)?.[1]
  if (closing === undefined) return undefined
  const start = openBracket(text, at, closing === ']' ? '[' : '{')
  const line = lineAt(text, start)
  const isGroup = closing === ']' || text.slice(start, line.end).includes(':')
  return {
    finding: messages.bracketNotClosed(closing),
    start,
    end: start + 1,
    // Without a colon it is no group, but a text.
    fixes: isGroup && start === line.value ? [[{ start: line.end, end: line.end, text: closing }]] : [],
  }
}

/** The offset of the last unclosed bracket before an offset. */
function openBracket(text: string, before: number, opening: '[' | '{'): number {
  const closing = opening === '[' ? ']' : '}'
  let closed = 0
  for (let at = before - 1; at >= 0; at--) {
    if (text[at] === closing) closed++
    else if (text[at] === opening && closed-- === 0) return at
  }
  return before
}
