/** A text in place of a list, or a group in place of a text. Usually a sign is missing, or there is one too many. */
import type { z } from 'zod'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { besideLeftover } from '../../../diagnostics/leftovers.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { lowered } from '../../../diagnostics/wording.ts'
import { withExample } from '../../yaml/example-line.ts'
import { linesInstead } from '../../yaml/lines-instead.ts'
import { lineAt } from '../../yaml/syntax-errors/syntax-error.ts'
import { forGroup } from './for-group.ts'
import { forList } from './for-list.ts'
import { forText } from './for-text.ts'
import { KINDS, kindOf, type WrongValue } from './kinds.ts'

export type KindIssue = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue

export function wrongKindFinding(
  issue: KindIssue,
  value: Omit<WrongValue, 'written' | 'text' | 'at' | 'line'>,
): Diagnostic {
  const { source, span, name } = value
  const text = source.textIn(span.file)
  const at = span.start.offset
  const written = text.slice(at, span.end.offset).trim()
  const wrong = { ...value, written, text, at, line: lineAt(text, at) }
  const expected = expectedKind(issue)
  const known =
    expected === KINDS.list ? forList(wrong) : expected === KINDS.text ? forText(wrong) : forGroup(wrong)
  const isText = expected === KINDS.group && typeof value.value === 'string'
  const lines = isText ? value.lines : undefined
  const finding = known ?? messages.wrongKind(name, expected, kindOf(value.value), undefined, lines)
  const left = expected === KINDS.text && besideLeftover(finding, lowered(name), written)
  if (left) return { ...left, span }
  const { entryLines = [] } = value
  if (!known && isText && entryLines.length > 0)
    return { ...finding, ...linesInstead(entryLines, text, at), span }
  return withExample({ ...finding, span }, text)
}

function expectedKind(issue: KindIssue): string {
  if (issue.code === 'invalid_value') return KINDS.text
  if (issue.expected === 'array') return KINDS.list
  return issue.expected === 'object' || issue.expected === 'record' ? KINDS.group : KINDS.text
}
