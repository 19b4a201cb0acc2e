/** Diagnostics for people: file:line:column, a frame of the author's text, what to do. Pure. */
import { type Diagnostic, helpText, type Position } from './diagnostic.ts'
import { visible } from './visible.ts'

export type Colours = {
  readonly [Name in 'red' | 'green' | 'yellow' | 'blue' | 'bold' | 'dim']: (text: string) => string
}

const paint = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`
const plain = (text: string) => text

/** `enabled` is whether the reader wants them: this file knows of no terminal. */
export function colours(enabled: boolean): Colours {
  if (!enabled) return { red: plain, green: plain, yellow: plain, blue: plain, bold: plain, dim: plain }
  return {
    red: paint(31, 39),
    green: paint(32, 39),
    yellow: paint(33, 39),
    blue: paint(34, 39),
    bold: paint(1, 22),
    dim: paint(2, 22),
  }
}

/** `textOf` gives the text of a file, if there is one to show. */
export function formatPretty(
  diagnostic: Diagnostic,
  textOf: (file: string) => string | undefined,
  colour: Colours,
): string {
  const { span, severity, code, message } = diagnostic
  const help = helpText(diagnostic)
  const tint = { error: colour.red, warning: colour.yellow, note: colour.blue }[severity]
  const place = `${visible(span.file)}:${span.start.line}:${span.start.column}`
  const head = `${colour.bold(place)} ${tint(severity)} ${message} ${colour.dim(`[${code}]`)}`
  const text = textOf(span.file)
  const parts = [
    head,
    ...(text === undefined ? [] : frame(text, diagnostic, colour)),
    ...(help ? [`  ${help}`] : []),
  ]
  return parts.join('\n')
}

const WIDTH = 100

/** The lines around the place of a finding, and marks below what it is about. */
export function frame(text: string, { span, severity }: Diagnostic, colour: Colours): string[] {
  const around = linesAround(text, span.start)
  const gutter = String(around.at(-1)?.number ?? 1).length
  const tint = severity === 'error' ? colour.red : severity === 'warning' ? colour.yellow : colour.blue
  return around.flatMap(({ number, words }) => {
    const line = visible(words)
    const isMarked = number === span.start.line
    const from = isMarked ? Math.max(0, span.start.column - WIDTH + 20) : 0
    const bar = colour.dim(`${String(number).padStart(gutter)} |`)
    const shown = `  ${bar} ${cut(line, from)}`.trimEnd()
    if (!isMarked) return [shown]
    const indent = span.start.column - 1 - from
    const marks = tint('^'.repeat(Math.min(markLength(span, line), WIDTH - indent)))
    return [shown, `  ${colour.dim(`${' '.repeat(gutter)} |`)} ${' '.repeat(indent)}${marks}`]
  })
}

/** The part of a long line, with a sign where it is cut. */
const cut = (line: string, from: number) =>
  (from > 0 ? '…' : '') + line.slice(from && from + 1, from + WIDTH) + (line.length > from + WIDTH ? '…' : '')

type NumberedLine = { readonly number: number; readonly words: string }

/** The line of a place with the lines before and after it, as far as there are any. */
function linesAround(text: string, { line, column, offset }: Position): readonly NumberedLine[] {
  const start = offset - column + 1
  const end = endOfLine(text, start)
  const lines = [{ number: line, words: text.slice(start, end) }]
  if (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1
    lines.unshift({ number: line - 1, words: text.slice(before, start - 1) })
  }
  if (end + 1 < text.length)
    lines.push({ number: line + 1, words: text.slice(end + 1, endOfLine(text, end + 1)) })
  return lines.map(({ number, words }) => ({ number, words: words.replace(/\r$/, '') }))
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

function markLength(span: Diagnostic['span'], line: string): number {
  const end = span.end.line === span.start.line ? span.end.column : line.trimEnd().length + 1
  return Math.max(1, end - span.start.column)
}
