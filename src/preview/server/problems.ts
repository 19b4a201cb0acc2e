/** Diagnostics as the preview shows them: with the same words and lines as in the terminal. */

import type { FileTexts } from '../../core/check/file-texts.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { colours, frame } from '../../diagnostics/format-pretty.ts'
import type { Problem } from '../facts.ts'

/** `texts` are the texts of the files with diagnostics, by path. */
export function problemsOf(diagnostics: readonly Diagnostic[], texts: FileTexts): readonly Problem[] {
  return diagnostics.map((diagnostic) => {
    const { span, severity, code, message, help, lines, fix = [] } = diagnostic
    const text = texts.get(span.file)
    return {
      file: span.file,
      line: span.start.line,
      column: span.start.column,
      severity,
      code,
      message,
      help,
      lines,
      isFixable: fix.length > 0,
      frame: text === undefined ? [] : frame(text, diagnostic, colours(false)),
    }
  })
}
