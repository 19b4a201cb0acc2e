/** What the author has just added and still fills in: an entry, a field or a group. What it lacks is no mistake yet. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { type Diagnostic, isWithin, spansOf } from '../../diagnostics/diagnostic.ts'
import { codesOf } from '../../diagnostics/message.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { State } from './state.ts'

export type Filling = { readonly file: string; readonly path: FieldPath; readonly hasFocus: () => boolean }

let filling: Filling | undefined

export const startFilling = (next: Filling): void => {
  filling = next
}

/** Gives `true` if there was something. */
export function endFilling(): boolean {
  const was = filling !== undefined
  filling = undefined
  return was
}

export const isFilling = (): boolean => filling !== undefined

/** It ends for good once the focus is elsewhere. So each mistake is told, and what was told stays. */
export function fillingNow(): Filling | undefined {
  if (!filling?.hasFocus()) filling = undefined
  return filling
}

const LACKING = codesOf(messages.missingField, messages.altMissing, messages.feeAmountMissing)

/** Whether a message only says that something is missing in there. */
export function isOpenIn(
  { file, path }: Pick<Filling, 'file' | 'path'>,
  source: State['source'],
  found: Diagnostic,
): boolean {
  const isWritten = file === source.path && valueAt(source.value, path) !== undefined
  return (
    isWritten &&
    LACKING.has(found.code) &&
    spansOf(found).every((span) => isWithin(span, source.spanOf(path)))
  )
}
