/** The way from a message to its field. */
import type { FieldPath } from '../../core/base/field-path.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { openFile } from '../session/session.ts'
import { store, update } from '../session/state.ts'
import { view } from '../session/view.ts'
import { asText, placeToShow } from '../text/shown.ts'
import { isBroken } from './is-broken.ts'
import { fieldsOf } from './messages/messages.ts'
import { cellIdAt } from './table/cells.ts'
import { idOf } from './tools/field-id.ts'
import { focusSoon } from './tools/focus-soon.ts'
import { unfoldTo } from './tools/folds.ts'

/** Opens the block, and puts the focus on the field, or else on the nearest thing around it. */
export function lead(message: Diagnostic): void {
  view.set('form')
  openFile(message.span.file)
  const state = store.get()
  if (!state) return
  const { source } = state
  if (asText.get() || isBroken(state)) return placeToShow.set(message.span.start)
  const [path = []] = fieldsOf(source, message)
  const cell = source.value === undefined ? cellIdAt(source.text, message.span.start.offset) : undefined
  leadTo(path, source.value === undefined ? (cell ?? 'whole-text') : idOf(path))
}

/** The same for a field of the file in the form. */
export function leadTo(path: FieldPath, id = idOf(path)): void {
  unfoldTo(path)
  const [first, index] = path
  const isInBlock = first === 'blocks' && typeof index === 'number'
  if (isInBlock) update({ block: index })
  focusSoon(() => document.getElementById(id) ?? document.getElementById(`block-${String(index)}`))
}
