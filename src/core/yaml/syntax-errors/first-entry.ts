/** The first entry of a list that is indented otherwise than those below it. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  type Change,
  type Fault,
  indentOf,
  isBlank,
  isNothing,
  type Line,
  lineBefore,
  linesAfter,
  type Mark,
} from './syntax-error.ts'

const isEntry = (line: Line) => /^ *- /.test(line.text)

/** It is the odd one if the others stand two spaces further in than what they belong to, or are several. */
export function firstEntryOut({ text, line }: Fault): Mark | undefined {
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

/** The entry that a list begins with, at or above a line, and the line that opens the list. */
function beginningOf(text: string, line: Line): { readonly first: Line; readonly owner: Line } | undefined {
  let first: Line | undefined
  for (let each: Line | undefined = line; each; each = lineBefore(text, each)) {
    if (isNothing(each)) continue
    if (first && each.text.endsWith(':') && !isEntry(each) && indentOf(each) < indentOf(first))
      return { first, owner: each }
    first = isEntry(each) ? each : undefined
  }
  return undefined
}

/** Those that are no more than a space further in: entries of lists within entries stand further. */
function entriesBelow(text: string, first: Line, owner: Line): readonly Line[] {
  const found: Line[] = []
  for (const line of linesAfter(text, first)) {
    if (isNothing(line)) continue
    if (indentOf(line) <= indentOf(owner)) break
    if (isEntry(line) && indentOf(line) <= indentOf(first) + 1) found.push(line)
  }
  return found
}

function movedBy(by: number, lines: readonly Line[]): Change {
  return lines
    .filter((line) => !isBlank(line))
    .map(({ start }) => ({ start, end: start + Math.max(0, -by), text: ' '.repeat(Math.max(0, by)) }))
}
