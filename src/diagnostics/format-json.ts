/** Diagnostics for programs: one object, lines and columns from 1. Pure. */
import type { Diagnostic } from './diagnostic.ts'

export type Summary = {
  readonly pages: number
  readonly errors: number
  readonly warnings: number
  readonly 'stand-ins': number
}

export function formatJson(diagnostics: readonly Diagnostic[], summary: Summary): string {
  const rows = diagnostics.map(({ span, severity, code, message, help }) => ({
    file: span.file,
    line: span.start.line,
    column: span.start.column,
    endLine: span.end.line,
    endColumn: span.end.column,
    severity,
    code,
    message,
    ...(help === undefined ? {} : { help }),
  }))
  return JSON.stringify({ diagnostics: rows, summary }, null, 2)
}
