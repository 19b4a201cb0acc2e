/** Diagnostics for programs: one object, lines and columns from 1. Pure. */
import { type Diagnostic, helpText, type SourceSpan } from './diagnostic.ts'

export type Summary = {
  readonly pages: number
  readonly errors: number
  readonly warnings: number
  readonly 'stand-ins': number
}

/** What will come about by itself, and when: an ISO moment with its offset. */
export type ComingRow = {
  readonly moment: string
  readonly message: string
  readonly span: Pick<SourceSpan, 'file' | 'start'>
}

/** `coming` is there only if it was asked for. */
export function formatJson(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  coming?: readonly ComingRow[],
): string {
  const rows = diagnostics.map(({ span, severity, code, message, ...more }) => ({
    file: span.file,
    line: span.start.line,
    column: span.start.column,
    endLine: span.end.line,
    endColumn: span.end.column,
    severity,
    code,
    message,
    // JSON leaves out what is not there.
    help: helpText(more),
  }))
  const upcoming = coming?.map(({ moment, message, span: { file, start } }) => ({
    moment,
    message,
    file,
    line: start.line,
    column: start.column,
  }))
  return JSON.stringify({ diagnostics: rows, summary, ...(upcoming ? { upcoming } : {}) }, null, 2)
}
