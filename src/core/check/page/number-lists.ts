/** Lists of numbers with decimal commas: `[10, 20,5]` has three numbers. */
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { type SourceFile, writtenAt } from '../../yaml/source-file.ts'

const WITHOUT_SPACE = /\d,\d/
const PAIR = /-?\d+,\d+/
/** A comma between quotes separates nothing. */
const QUOTED = /"[^"]*"|'[^']*'/g

/** `found` are the findings so far: a list with an error needs no warning. */
export function checkNumberLists(
  value: unknown,
  source: SourceFile,
  found: readonly Diagnostic[],
  report: Report,
): void {
  if (!source.mayHold(WITHOUT_SPACE)) return
  visitLists(value, [], (path) => {
    const span = source.spanOf(path)
    const written = writtenAt(source, span)
    const isMixed = written.startsWith('[') && /\d, /.test(written)
    const pair = isMixed ? PAIR.exec(written.replaceAll(QUOTED, ''))?.[0] : undefined
    const hasError = found.some(
      ({ span: { start }, severity }) => severity === 'error' && start.offset === span.start.offset,
    )
    if (pair === undefined || hasError) return
    report({ ...messages.decimalComma(pair), span: source.spanOfWords(path, pair) })
  })
}

/** Calls `visit` for each list of numbers. */
function visitLists(value: unknown, path: FieldPath, visit: (path: FieldPath) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && typeof value[0] === 'number') return visit(path)
  for (const [name, inner] of Object.entries(value))
    visitLists(inner, [...path, Array.isArray(value) ? Number(name) : name], visit)
}
