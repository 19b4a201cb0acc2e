/**
 * A line at a wrong depth, or above a line that belongs above it. One group has no such field, and the other one lacks it:
 * one message, at the line.
 */
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies-for-misplaced.ts'
import { shiftLines } from '../../base/lines.ts'
import {
  contentOf,
  indentOf,
  isBlank,
  isEntry,
  type Line,
  lineAbove,
  lineAt,
  lineBelow,
  linesAfter,
  linesBefore,
} from '../../yaml/syntax-errors/syntax-error.ts'
import type { Context } from './context.ts'

const STRAYS = codesOf(messages.unknownField, messages.wrongKind)

type Place = Pick<Diagnostic, 'help' | 'lines' | 'fix'>

export function withLinesInPlace(
  found: readonly Diagnostic[],
  { textOf }: Pick<Context, 'textOf'>,
): readonly Diagnostic[] {
  const told = new Set<Diagnostic>()
  const placed = found.map((each) => {
    const { file } = each.span
    if (!STRAYS.has(each.code) || !/\.ya?ml$/.test(file)) return each
    for (const lack of found) {
      const isNear = lack.span.file === file && !told.has(lack) && mayBe(each, lack)
      const place = isNear ? placeFor(each, lack, textOf(file) ?? '') : undefined
      if (!place) continue
      told.add(lack)
      return { ...each, ...place }
    }
    return each
  })
  return placed.filter((each) => !told.has(each))
}

const mayBe = (stray: Diagnostic, lack: Diagnostic) =>
  lack.code === messages.missingField.code
    ? stray.code === messages.unknownField.code && stray.subject === lack.subject
    : // Only a list or a group has a subject.
      lack.code === messages.emptyField.code &&
      lack.subject !== undefined &&
      stray.span.start.line < lack.span.start.line

/** `undefined` if the line is not beside the group that lacks something. */
function placeFor({ span, fix }: Diagnostic, lack: Diagnostic, text: string): Place | undefined {
  const line = lineAt(text, span.start.offset)
  const first = lineAt(text, lack.span.start.offset)
  const [above, below] = [lineAbove(text, line), lineBelow(text, line)]
  const swap = (one: Line, other: Line) => ({
    help: remedies.swapLines(lack.message, other === below),
    lines: undefined,
    fix: [inPlaceOf(one, other), inPlaceOf(other, one)].map((edit) => ({ file: span.file, ...edit })),
  })
  if (lack.code === messages.emptyField.code)
    return below?.start === first.start && indentOf(first) < indentOf(line) ? swap(line, below) : undefined
  if (text[lack.span.start.offset] === '{')
    return above?.start === first.start
      ? { help: remedies.intoBraces(lack.message), lines: undefined }
      : undefined
  const by = contentOf(first) - contentOf(line)
  if (first.start > line.start) {
    const isNext = below && (below.start === first.start || lineBelow(text, below)?.start === first.start)
    return by === 0 && isNext && indentOf(below) < indentOf(line) ? swap(line, below) : undefined
  }
  const outer: Line[] = []
  for (const each of linesBefore(text, line)) {
    if (each.start <= first.start) break
    if (!isBlank(each) && indentOf(each) < contentOf(first)) outer.push(each)
  }
  if (outer.length === 0) return by > 0 ? moved(line, by, lack, text) : fix && {}
  const isAlone = !below || indentOf(below) <= indentOf(line)
  const isBehind = by === 0 && isAlone && outer.length === 1 && outer[0]?.start === above?.start
  return above && isBehind ? swap(line, above) : undefined
}

const inPlaceOf = (one: Line, other: Line): Omit<Edit, 'file'> => ({
  start: one.start,
  end: one.end,
  text: other.text,
})

/** Indents the line as the fields of the group. Lines below it that are indented more than that already stay. */
function moved(line: Line, by: number, { message, span: { file } }: Diagnostic, text: string): Place {
  let last = line
  for (const each of linesAfter(text, line)) {
    if (isBlank(each)) continue
    const isInside = indentOf(each) > indentOf(line) || (isEntry(each) && indentOf(each) === indentOf(line))
    if (!isInside || (last === line && indentOf(each) > contentOf(line) + by)) break
    last = each
  }
  const help = remedies.moveRight(message, by, last !== line)
  return { help, lines: undefined, fix: shiftLines({ path: file, text }, line.start, last.end, by) }
}
