/** Inserts an entry that is only an example: it is marked `!todo`, so that nobody publishes it by mistake. */
import { applySplices } from '../../core/base/edit.ts'
import { operate } from './operate.ts'
import type { EntryPlace, NewValue, Outcome, TextFile } from './operation.ts'
import { trimmed } from './trimmed.ts'

export function insertExample(file: TextFile, { list, index }: EntryPlace, value: NewValue): Outcome {
  const inserted = operate(file, { kind: 'insert', list, index, value })
  if ('refused' in inserted) return inserted
  const text = applySplices(file.text, inserted.edits)
  const marked = operate({ ...file, text }, { kind: 'mark', at: [...list, index], standIn: true })
  if ('refused' in marked) return marked
  const whole = { start: 0, end: file.text.length, text: applySplices(text, marked.edits) }
  return { edits: [{ ...trimmed(file.text, whole), file: file.path }] }
}
