/** What an author has begun to add: the file gets it with the first words, because something empty is a mistake. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { useSignal } from '../../../preview/signal.ts'
import { begun, setBegun } from '../../session/begun.ts'
import { isFilling, startFilling } from '../../session/filling.ts'
import { checkLater } from '../../session/session.ts'
import { store } from '../../session/state.ts'
import { elementOf, focusInto } from './folds.ts'

/** Shows an empty entry, field or group. */
export function begin(path: FieldPath): void {
  setBegun(path)
  focusInto(path, () =>
    startFilling({
      ...{ file: store.get()?.formPath ?? '', path },
      hasFocus: () => elementOf(path)?.contains(document.activeElement) === true,
    }),
  )
}

/** The author may leave what was begun: then it is told what it lacks. A message must move nothing under a press. */
export function focusLeaves(): void {
  if (!isFilling()) return
  if (document.querySelector(':active')) afterPress(checkLater)
  else checkLater()
}

/** A press that becomes a scroll or a drag is cancelled. */
function afterPress(act: () => void): void {
  const heard = new AbortController()
  const end = () => {
    heard.abort()
    act()
  }
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: heard.signal })
}

/** What is begun at a path: the rest of its path, or `undefined`. */
export function useBegun(path: FieldPath): FieldPath | undefined {
  const now = useSignal(begun)
  const isIn = now?.file === store.get()?.formPath && path.every((key, at) => now?.path[at] === key)
  return isIn ? now?.path.slice(path.length) : undefined
}
