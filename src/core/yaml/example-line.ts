/** Adds the corrected line to a message, as `ukurasa fix` writes it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hereWrite } from '../../diagnostics/here.ts'
import { codesOf } from '../../diagnostics/message.ts'
import { badIndent, unknownField, wrongKind } from '../../diagnostics/messages.ts'
import { ended } from '../../diagnostics/wording.ts'
import { applyEdits } from '../base/edit.ts'

/** Their lines move together. A block among entries is of the last two kinds. */
const MOVES = codesOf(badIndent, unknownField, wrongKind)

/** `text` is the text of the file. Another case comes last: the line is not for it. */
export function withExample(diagnostic: Diagnostic, text: string): Diagnostic {
  const example = exampleOf(diagnostic, text)
  const { help, advice: { otherwise } = {} } = diagnostic
  if (example === undefined && otherwise === undefined) return diagnostic
  const isWhole = example !== undefined && diagnostic.code === badIndent.code
  const words = [isWhole ? [] : (help ?? []), example ?? [], otherwise ?? []].flat()
  return { ...diagnostic, help: words.map((each, at) => (words[at + 1] ? ended(each) : each)).join(' ') }
}

/** `17 to 20`, or `17, 20 and 23` if other lines with words are between them. */
function linesMoved(before: readonly string[], after: readonly string[], first: number): string {
  const moved = before.flatMap((line, index) => (line === after[index] ? [] : index + 1))
  const last = moved.at(-1) ?? first
  const between = before.slice(first - 1, last).filter((line) => line.trim() !== '')
  return between.length > moved.length
    ? `${moved.slice(0, -1).join(', ')} and ${last}`
    : `${first} to ${last}`
}

/** `undefined` if the fix adds or removes lines. */
function exampleOf(diagnostic: Diagnostic, text: string): string | undefined {
  const { code, fix, lines, span } = diagnostic
  // Lines to copy say it already.
  if (!fix || fix.length === 0 || lines) return undefined
  const before = text.split('\n')
  const after = applyEdits(text, fix).split('\n')
  const line = after[span.start.line - 1]
  const isSame = line === undefined || line === before[span.start.line - 1]
  if (isSame || after.length !== before.length) return undefined
  const own = before[span.start.line - 1] ?? ''
  if (line.trim() !== own.trim()) return hereWrite.line(line)
  const by = line.length - own.length
  return fix.length > 1 && MOVES.has(code)
    ? hereWrite.moved(by, linesMoved(before, after, span.start.line))
    : hereWrite.spaces(line.length - line.trimStart().length)
}
