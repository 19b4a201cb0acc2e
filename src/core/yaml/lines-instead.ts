/** Lines to copy in place of a value, indented as they must stand. */
import type { Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { Help } from '../../diagnostics/message.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { breakOf } from './add-lines.ts'
import { replaced } from './rewrite.ts'
import { contentOf, indentOf, lineAt } from './syntax-errors/syntax-error.ts'

/** `at` is where the value begins. A value beside the name of its field moves to the lines below that. */
export function linesInstead(lines: readonly string[], text: string, at: number): Help {
  const line = lineAt(text, at)
  const before = text.slice(line.start, at)
  const isAlone = /^ *(?:- +)*$/.test(before)
  const own = lines[0]?.startsWith('- ') ? indentOf(line) : before.length
  const indent = ' '.repeat(isAlone ? own : contentOf(line) + 2)
  // Fields of an entry keep its dash.
  const first = isAlone && own > indentOf(line) ? before : indent
  return remedies.theseLines(lines.map((each, index) => (index === 0 ? first : indent) + each))
}

/** The same for a field and the lines below its name. `at` is where the field begins. */
export const fieldInstead = (name: string, lines: readonly string[], text: string, at: number): Help =>
  linesInstead([`${name}:`, ...lines.map((line) => `  ${line}`)], text, at)

/** Writes the name of a group or a list above the name of a field, which moves below it. */
export const belowName = (name: string, key: SourceSpan, field: string, text: string): Edit =>
  replaced(key, `${name}:${breakOf(text)}${' '.repeat(key.start.column + 1)}${field}`)
