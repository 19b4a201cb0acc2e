/** Finds fixes that leave something half done: a block, an entry or a field that is empty or lacks a part. */
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { ReadResult } from '../../check/read-site.ts'
import type { FixStep } from './fix-step.ts'

export const HALF = codesOf(
  messages.blockWithoutType,
  messages.emptyField,
  messages.emptyList,
  messages.missingField,
  messages.wrongKind,
)

/** Whether a line that the step changed has such a finding afterwards, and none of that kind before. */
export function leavesHalf(
  { file, before, after }: Omit<FixStep, 'findings'>,
  was: ReadResult,
  is: ReadResult,
): boolean {
  const [first, last] = rangeOfChange(before.split('\n'), after.split('\n'))
  const halves = ({ diagnostics }: ReadResult) =>
    diagnostics.filter(({ code, span }) => span.file === file && HALF.has(code))
  const known = new Set(halves(was).map(({ message }) => message))
  return halves(is).some(
    ({ message, span: { start } }) => !known.has(message) && start.line >= first && start.line <= last,
  )
}

/** The first and the last line, from 1, of the new text that the old one does not have. */
function rangeOfChange(before: readonly string[], after: readonly string[]): readonly [number, number] {
  const first = after.findIndex((line, index) => line !== before[index])
  const last = after.findLastIndex((line, index) => line !== before[before.length - after.length + index])
  return [first + 1, last + 1]
}
