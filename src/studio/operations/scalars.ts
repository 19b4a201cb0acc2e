/** Texts as YAML, each in the style that the author would choose. */
import type { PartStyle } from './outline.ts'

/** Words that other readers of YAML take for something else than text. */
const OTHERS = /^(?:null|~|yes|no|on|off|y|n|0\d+|0x[\da-f]+|0o[0-7]+)$/i
/** What no plain text may begin with, at least for authors' eyes. */
const BEGINS = /^[-?:,[\]{}#&*!|>'"%@`=<•–—]/

/** Whether a text needs no quotes. */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text.trim() !== text || OTHERS.test(text) || BEGINS.test(text)) return false
  if (/: |:$| #|[\p{Cc}\u2028\u2029\ufeff]/u.test(text)) return false
  return !inFlow || !/[,[\]{}]|:(?=["'])/.test(text)
}

export const inDouble = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}\u2028\u2029\ufeff]/gu, escaped)}"`

const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
}
const escaped = (sign: string) => NAMED[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const inSingle = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A text on one line, in the style `wanted` if that can hold it. */
export function onOneLine(text: string, wanted: PartStyle, quote: '"' | "'", inFlow: boolean): string {
  const canSingle = !/[\p{Cc}\u2028\u2029\ufeff]/u.test(text)
  if (wanted === 'single' && canSingle) return inSingle(text)
  if (wanted === 'double') return inDouble(text)
  if (isPlain(text, inFlow)) return text
  return quote === "'" && canSingle && !text.includes("'") ? inSingle(text) : inDouble(text)
}

/** A text below `|`. `mark` goes behind the colon. */
export type BlockText = { readonly mark: string; readonly lines: readonly string[] }

/** `column` is that of its lines. `undefined` if a text cannot be written so. */
export function belowBar(text: string, column: number, inner = column): BlockText | undefined {
  if (/^\s*$/.test(text) || /[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/u.test(text)) return undefined
  const body = text.replace(/\n$/, '')
  const chomp = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-'
  const width = /^\n*[ \t]/.test(text) ? String(inner) : ''
  const lines = body.split('\n').map((line) => (line === '' ? '' : ' '.repeat(column) + line))
  return { mark: `|${width}${chomp}`, lines }
}

/**
 * A text below `>`: each paragraph on one line, but lines of the old text stay where they still fit. `undefined` if a
 * text cannot be written so.
 */
export function belowArrow(text: string, column: number, old: readonly string[]): BlockText | undefined {
  const body = text.replace(/\n$/, '')
  if (
    belowBar(text, column) === undefined ||
    body.endsWith('\n') ||
    /^\n|(?:^|\n)[ \t]|[ \t](?:\n|$)/.test(body)
  )
    return undefined
  const chomp = text.endsWith('\n') ? '' : '-'
  const lines = rewrapped(body, old).map((line) => (line === '' ? '' : ' '.repeat(column) + line))
  return { mark: `>${chomp}`, lines }
}

/** Lines that YAML joins to `text`: a single line break becomes a space, each further one a line break. */
export function rewrapped(text: string, old: readonly string[]): readonly string[] {
  const width = Math.max(60, ...old.map((line) => line.length))
  let rest = text
  const head: string[] = []
  for (const line of old) {
    if (line === '' ? !rest.startsWith('\n') : !rest.startsWith(`${line} `) && !rest.startsWith(`${line}\n`))
      break
    head.push(line)
    rest = rest.slice(line === '' ? 1 : rest.startsWith(`${line} `) ? line.length + 1 : line.length)
  }
  const tail: string[] = []
  for (const line of old.slice(head.length).toReversed()) {
    if (line === '' || !rest.endsWith(` ${line}`)) break
    tail.unshift(line)
    rest = rest.slice(0, -line.length - 1)
  }
  return [...head, ...wrapped(rest, width), ...tail]
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const [index, paragraph] of text.split('\n').entries()) {
    if (index > 0) lines.push('')
    let line = ''
    for (const word of paragraph.split(/ (?! |$)/)) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    if (paragraph !== '') lines.push(line)
  }
  return lines
}
