/** Texts on one line. All functions return `undefined` if a text is not simple. */
import { type Lines, skipSpaces } from './lines.ts'

/** How a plain text may begin, besides non-ASCII characters. Others are allowed too, but rare. */
const BEGINS = /[A-Za-z0-9/$(+.]/
/** Ends a plain text, or changes its meaning. */
const SPECIAL = /: | #/

export function readPlain({ text, end }: Lines, from: number): string | undefined {
  const words = text.slice(from, end)
  const begins = text.charCodeAt(from) > 0x7f || BEGINS.test(text.charAt(from))
  return begins && !words.endsWith(':') && !SPECIAL.test(words) ? words : undefined
}

export function readQuoted(lines: Lines, from: number): string | undefined {
  const { text, end } = lines
  const quote = text.charAt(from)
  const body = text.slice(from + 1, end - 1)
  if (end - from < 2 || text.charAt(end - 1) !== quote) return undefined
  if (quote === '"') {
    if (body.includes('"') || body.includes('\\')) return withoutEscapes(body)
    return body
  }
  const doubled = body.split("''")
  return doubled.some((part) => part.includes("'")) ? undefined : doubled.join("'")
}

/** Resolves `\"` and `\\`. A single quote sign would have ended the text. */
function withoutEscapes(body: string): string | undefined {
  const plain = body.replaceAll(/\\(["\\])/g, '')
  return /["\\]/.test(plain) ? undefined : body.replaceAll(/\\(["\\])/g, '$1')
}

/** A list of plain words on one line: `[10, 20, 30]`. */
const FLOW_ENTRY = /^[A-Za-z0-9/][\w ./-]*$/

export function readFlowList(lines: Lines, from: number): string[] | undefined {
  const { text, end } = lines
  if (text.charAt(end - 1) !== ']') return undefined
  const start = skipSpaces(lines, from + 1)
  if (start === end - 1) return []
  const words = text.slice(start, end - 1)
  // `KES 10,000` may be one entry.
  if (/\d,\d{3}/.test(words) && /[A-Za-z]/.test(words)) return undefined
  const entries = words.split(',').map((entry) => entry.trim())
  return entries.every((entry) => FLOW_ENTRY.test(entry)) ? entries : undefined
}
