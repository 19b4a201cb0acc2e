/** The state of Studio: the page that is open, the draft with its text, and what the check says of it. */
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { signal } from '../../preview/page/signal.ts'
import type { Text } from '../../preview/studio.ts'
import type { Draft } from '../draft/draft.ts'

/** Another version of the page than the one that was opened. `undefined`: deleted. */
export type Clash = { readonly theirs: Text | undefined }

export type State = {
  readonly path: string
  readonly draft: Draft
  /** The text of the page in the draft. */
  readonly source: SourceFile
  readonly messages: readonly Diagnostic[]
  readonly isReadOnly: boolean
  /** The number of the open block. */
  readonly block: number | undefined
  /** Said to everybody, also by screen readers. */
  readonly notice: string
  readonly isSaving: boolean
  readonly clash: Clash | undefined
}

export const store = signal<State | undefined>(undefined)

export function update(changes: Partial<State>): void {
  const state = store.get()
  if (state) store.set({ ...state, ...changes })
}
