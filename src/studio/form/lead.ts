/** The way from a message, or from words that were found, to the field. */
import type { FieldPath } from '../../core/base/field-path.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { Diagnostic, SourceSpan } from '../../diagnostics/diagnostic.ts'
import { leadToBlock } from '../page/show-page.ts'
import { fileIndexes } from '../session/page-blocks.ts'
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
export const lead = (message: Diagnostic): void =>
  leadInto(message.span, (source) => fieldsOf(source, message)[0] ?? [])

/** The same for any place in a file. `onFocus` gets what has the focus then. */
export function leadInto(
  { file, start }: Pick<SourceSpan, 'file' | 'start'>,
  pathIn: (source: SourceFile) => FieldPath,
  onFocus?: (field: HTMLElement) => void,
): void {
  view.set('form')
  openFile(file)
  const state = store.get()
  if (!state) return
  const { source } = state
  if (asText.get() || isBroken(state)) return placeToShow.set(start)
  const path = pathIn(source)
  const cell = source.value === undefined ? cellIdAt(source.text, start.offset) : undefined
  leadTo(path, source.value === undefined ? (cell ?? 'whole-text') : idOf(path), onFocus)
}

/** The same for a field of the file in the form. */
export function leadTo(path: FieldPath, id = idOf(path), onFocus?: (field: HTMLElement) => void): void {
  openBlockAt(path)
  focusSoon(() => document.getElementById(id) ?? document.getElementById(blockAround(path)), onFocus)
}

/** Opens what a field of the file in the form is in, and scrolls the page to its block. */
export function openBlockAt(path: FieldPath): void {
  unfoldTo(path)
  const [first, index] = path
  if (first !== 'blocks' || typeof index !== 'number') return
  const { formPath, framePath } = store.get() ?? {}
  update({ block: index })
  if (formPath === framePath) leadToBlock(fileIndexes().indexOf(index))
}

/** The id of the block in the form that a field is in. */
export const blockAround = ([, index]: FieldPath): string => `block-${String(index)}`
