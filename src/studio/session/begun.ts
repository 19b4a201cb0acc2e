/** Where the author has begun to add something. The file does not have it before its first words. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { signal } from '../../preview/signal.ts'
import { store } from './state.ts'

export const begun = signal<{ readonly file: string; readonly path: FieldPath } | undefined>(undefined)

export const setBegun = (path: FieldPath): void => begun.set({ file: store.get()?.formPath ?? '', path })

export const forgetBegun = (): void => begun.set(undefined)

/** Whether nothing is written yet into what was begun. */
export function isBegunEmpty(): boolean {
  const { file, path } = begun.get() ?? {}
  const { formPath, source } = store.get() ?? {}
  return path !== undefined && file === formPath && valueAt(source?.value, path) === undefined
}
