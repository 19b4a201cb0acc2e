/** Which groups and entries of the form are folded. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { signal } from '../../../preview/signal.ts'
import { store } from '../../session/state.ts'
import { idOf } from './field-id.ts'

/** Those that the author has opened or folded. */
export const folds = signal<ReadonlyMap<string, boolean>>(new Map())

const keyOf = (path: FieldPath) => `${store.get()?.formPath} ${path.map(String).join(' ')}`

export const isUnfolded = (known: ReadonlyMap<string, boolean>, path: FieldPath, atFirst: boolean): boolean =>
  known.get(keyOf(path)) ?? atFirst

export function setFold(path: FieldPath, isOpen: boolean): void {
  folds.set(new Map(folds.get()).set(keyOf(path), isOpen))
}

/** Opens what was added, and puts the focus into its first field. */
export function focusInto(path: FieldPath, onDone: () => void): void {
  setFold(path, true)
  requestAnimationFrame(() => {
    const first = elementOf(path)?.querySelector<HTMLElement>(':is(input, textarea, select):enabled')
    ;(first ?? document.getElementById(idOf(path)))?.focus()
    onDone()
  })
}

/** What the form shows for a path: all of a group, or a control. */
export function elementOf(path: FieldPath): HTMLElement | null {
  const own = document.getElementById(idOf(path))
  return own?.matches('[aria-expanded]') ? own.closest('fieldset') : own
}

/** Opens everything around a field. */
export function unfoldTo(path: FieldPath): void {
  const next = new Map(folds.get())
  path.forEach((_, index) => void next.set(keyOf(path.slice(0, index + 1)), true))
  folds.set(next)
}
