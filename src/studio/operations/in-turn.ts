/** Several operations on one file as one: each begins where the one before it ended. All of them, or none. */
import { applySplices } from '../../core/base/edit.ts'
import type { Outcome, TextFile } from './operation.ts'
import { trimmed } from './trimmed.ts'

type Step = (file: TextFile) => Outcome

export function inTurn(file: TextFile, steps: readonly Step[]): Outcome {
  let { text } = file
  for (const step of steps) {
    const outcome = step({ ...file, text })
    if ('refused' in outcome) return outcome
    text = applySplices(text, outcome.edits)
  }
  if (text === file.text) return { edits: [] }
  const whole = { start: 0, end: file.text.length, text }
  return { edits: [{ ...trimmed(file.text, whole), file: file.path }] }
}
