/** Texts that stand on one line. `undefined` is what is not simple. */
import { type Lines, skipSpaces } from './lines.ts'

/** What a plain text may begin with, besides what is not ASCII. Other signs may, too, but are rare. */
const BEGINS = /[A-Za-z0-9/$(+.]/
/** What ends a plain text or makes something else of it. */
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

/** The two signs that authors escape; a quote by itself would have ended the text. */
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
  const entries = text
    .slice(start, end - 1)
    .split(',')
    .map((entry) => entry.trim())
  return entries.every((entry) => FLOW_ENTRY.test(entry)) ? entries : undefined
}
