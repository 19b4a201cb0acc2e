/** An entry that has come too far to the left: in line with a field around its list. */
import * as messages from '../../../diagnostics/messages.ts'
import { lineNumber } from '../../base/lines.ts'
import {
  contentOf,
  indentOf,
  isEntry,
  isNothing,
  type Line,
  lineBelow,
  linesAfter,
  linesBefore,
  nameIn,
  type SyntaxMistake,
} from './syntax-error.ts'

/** Its list has entries with the same field, and nothing right above has ended it. */
export function entryTooFarLeft(text: string, entry: Line): SyntaxMistake | undefined {
  const lists = new Map<number, number>()
  let least = Number.POSITIVE_INFINITY
  for (const above of linesBefore(text, entry)) {
    if (isNothing(above)) continue
    if (indentOf(above) <= indentOf(entry)) break
    const column = contentOf(above)
    if (
      column <= least &&
      nameIn(above) === nameIn(entry) &&
      column > contentOf(entry) &&
      !lists.has(column - 2)
    )
      lists.set(column - 2, lineNumber(text, above.end))
    least = Math.min(least, column)
  }
  if (lists.size === 0) return undefined
  const fixes = [...lists.keys()].map((column) => {
    const by = ' '.repeat(column - indentOf(entry))
    return linesOf(text, entry, column).map(({ start }) => ({ start, end: start, text: by }))
  })
  const next = lineBelow(text, entry)
  const hasMore = next !== undefined && !isEntry(next) && indentOf(next) === contentOf(entry)
  const unsure = messages.badIndent([...lists], hasMore)
  return { finding: messages.badIndent(), unsure, start: entry.words, end: entry.end, fixes, rivals: true }
}

/** The lines to move. None if the list below a field of the entry cannot be told from the entries that follow. */
function linesOf(text: string, entry: Line, column: number): readonly Line[] {
  const lines = [entry]
  for (const each of linesAfter(text, entry)) {
    if (isNothing(each)) continue
    if (indentOf(each) === column + 2 && lines.length === 1) break
    if (isEntry(each) && indentOf(each) === column) return lines.at(-1)?.text.endsWith(':') ? [] : lines
    if (indentOf(each) < contentOf(entry)) break
    lines.push(each)
  }
  return lines
}
