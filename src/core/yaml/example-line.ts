/** Adds the corrected line to a message, as `ukurasa fix` writes it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hereWrite } from '../../diagnostics/here.ts'
import { badIndent } from '../../diagnostics/messages.ts'
import { ended } from '../../diagnostics/wording.ts'
import { applyEdits } from '../base/edit.ts'

/** `text` is the text of the file. Adds nothing if the fix adds or removes lines. */
export function withExample(diagnostic: Diagnostic, text: string): Diagnostic {
  const { code, fix, help, lines, span } = diagnostic
  // Lines to copy say it already.
  if (!fix || fix.length === 0 || lines) return diagnostic
  const before = text.split('\n')
  const after = applyEdits(text, fix).split('\n')
  const line = after[span.start.line - 1]
  const isSame = line === undefined || line === before[span.start.line - 1]
  if (isSame || after.length !== before.length) return diagnostic
  const own = before[span.start.line - 1] ?? ''
  if (code === badIndent.code && fix.length > 1) {
    const last = after.findLastIndex((each, index) => each !== before[index]) + 1
    return { ...diagnostic, help: hereWrite.moved(line.length - own.length, span.start.line, last) }
  }
  const isIndent = line.trim() === own.trim()
  const words = isIndent ? hereWrite.spaces(line.length - line.trimStart().length) : hereWrite.line(line)
  if (words === undefined) return diagnostic
  // Behind `If` is another case.
  const behind = (gap: string) => ` ${gap ? ended(words) : words}${gap}`
  return { ...diagnostic, help: help?.replace(/ (?=If )|$/, behind) ?? words }
}
