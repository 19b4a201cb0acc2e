/** Diagnostics for people: file:line:column, a frame of the author's text, what to do. Pure. */
import type { Diagnostic } from './diagnostic.ts'

export type Colours = {
  readonly [Name in 'red' | 'yellow' | 'blue' | 'bold' | 'dim']: (text: string) => string
}

const paint = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`
const plain = (text: string) => text

/** `enabled` is false where the output is no terminal or NO_COLOR is set. */
export function colours(enabled: boolean): Colours {
  if (!enabled) return { red: plain, yellow: plain, blue: plain, bold: plain, dim: plain }
  return {
    red: paint(31, 39),
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
  const { span, severity, code, message, help } = diagnostic
  const tint = { error: colour.red, warning: colour.yellow, note: colour.blue }[severity]
  const place = `${span.file}:${span.start.line}:${span.start.column}`
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

function frame(text: string, { span, severity }: Diagnostic, colour: Colours): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const first = Math.max(1, span.start.line - 1)
  const last = Math.min(lines.length, span.start.line + 1)
  const gutter = String(last).length
  const shown: string[] = []
  for (let number = first; number <= last; number++) {
    const line = visible(lines[number - 1] ?? '')
    const from = number === span.start.line ? Math.max(0, span.start.column - WIDTH + 20) : 0
    shown.push(
      `  ${colour.dim(`${String(number).padStart(gutter)} |`)} ${line.slice(from, from + WIDTH)}`.trimEnd(),
    )
    if (number === span.start.line) {
      const tint = severity === 'error' ? colour.red : severity === 'warning' ? colour.yellow : colour.blue
      const marks = '^'.repeat(markLength(span, line))
      shown.push(
        `  ${colour.dim(`${' '.repeat(gutter)} |`)} ${' '.repeat(span.start.column - 1 - from)}${tint(marks)}`,
      )
    }
  }
  return shown
}

function markLength(span: Diagnostic['span'], line: string): number {
  const end = span.end.line === span.start.line ? span.end.column : line.trimEnd().length + 1
  return Math.max(1, Math.min(end - span.start.column, WIDTH))
}

/** Characters that would move the terminal's cursor or hide text are shown as a box of one column. */
function visible(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\u2423')
}
