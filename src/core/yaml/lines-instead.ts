/** Lines to copy in place of a value, indented as they must stand. */
import type { Help } from '../../diagnostics/message.ts'
import * as remedies from '../../diagnostics/remedies.ts'
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
