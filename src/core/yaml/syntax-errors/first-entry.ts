/** A first list entry with another indent than the entries below it. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  type Fix,
  indentOf,
  isBlank,
  isEntry,
  isNothing,
  type Line,
  linesAfter,
  linesUp,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

/** The first entry is the wrong one if there are several others, or the only other is indented by two spaces. */
export function firstEntryOut({ text, line }: ParserError): SyntaxMistake | undefined {
  const { first, owner } = beginningOf(text, line) ?? {}
  if (!first || !owner) return undefined
  const others = entriesBelow(text, first, owner)
  const [next] = others
  const by = next ? indentOf(next) - indentOf(first) : 0
  if (!next || Math.abs(by) !== 1 || !others.every((each) => indentOf(each) === indentOf(next)))
    return undefined
  if (others.length === 1 && indentOf(next) !== indentOf(owner) + 2) return undefined
  const lines = [first, ...linesAfter(text, first)].filter(({ start }) => start < next.start)
  const isAlone = lines[1] !== undefined && indentOf(lines[1]) === indentOf(next) + 2
  const fixes = (isAlone ? [[first]] : [lines, [first]]).map((moved) => movedBy(by, moved))
  return { finding: messages.badIndent(), start: first.words, end: first.end, fixes }
}

/** The first entry of a list, at or above a line, and the line of the list's field. */
function beginningOf(text: string, line: Line): { readonly first: Line; readonly owner: Line } | undefined {
  let first: Line | undefined
  for (const each of linesUp(text, line)) {
    if (isNothing(each)) continue
    if (first && each.text.endsWith(':') && !isEntry(each) && indentOf(each) < indentOf(first))
      return { first, owner: each }
    first = isEntry(each) ? each : undefined
  }
  return undefined
}

/** The entries with at most one more space. Entries of inner lists have more. */
function entriesBelow(text: string, first: Line, owner: Line): readonly Line[] {
  const found: Line[] = []
  for (const line of linesAfter(text, first)) {
    if (isNothing(line)) continue
    if (indentOf(line) <= indentOf(owner)) break
    if (isEntry(line) && indentOf(line) <= indentOf(first) + 1) found.push(line)
  }
  return found
}

function movedBy(by: number, lines: readonly Line[]): Fix {
  return lines
    .filter((line) => !isBlank(line))
    .map(({ start }) => ({ start, end: start + Math.max(0, -by), text: ' '.repeat(Math.max(0, by)) }))
}
