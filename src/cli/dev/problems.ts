/** Diagnostics as the preview shows them: the same words and the same frame as in the terminal. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { colours, frame } from '../../diagnostics/format-pretty.ts'
import type { SourceFile } from '../../engine/source.ts'
import type { Problem } from '../../preview/facts.ts'

export function problemsOf(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
): readonly Problem[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  return diagnostics.map((diagnostic) => {
    const { span, severity, code, message, help } = diagnostic
    const text = texts.get(span.file)
    return {
      file: span.file,
      line: span.start.line,
      column: span.start.column,
      severity,
      code,
      message,
      help,
      frame: text === undefined ? [] : frame(text, diagnostic, colours(false)),
    }
  })
}
