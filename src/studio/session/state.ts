/** The state of Studio: the page that is shown, the file in the form, the draft, and what the check says. */
import type { FieldPath } from '../../core/base/field-path.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { signal } from '../../preview/signal.ts'
import type { Text } from '../../preview/studio.ts'
import type { Draft } from '../draft/draft.ts'
import type { Clash } from '../draft/merge/merged.ts'
import type { Choices } from '../draft/merge/plan.ts'

/** A file that somebody else has changed, too, and the clashes in it where the author must choose. */
export type Conflict = {
  readonly path: string
  /** What somebody else made of it. `undefined`: deleted. */
  readonly theirs: Text | undefined
  readonly choices: Choices
  readonly open: readonly Clash[]
  /** The proposal of this browser that has the other version. */
  readonly proposal: number | undefined
}

export type State = {
  /** The page in the frame. */
  readonly framePath: string
  /** The file in the form: the page, or a snippet, a table or site.yaml that was opened from it. */
  readonly formPath: string
  readonly draft: Draft
  /** The text of that file in the draft. */
  readonly source: SourceFile
  /** Those about the files of the draft, and errors in others. */
  readonly messages: readonly Diagnostic[]
  /** Why the page in the frame shows what was there before a mistake. */
  readonly older: Diagnostic | undefined
  readonly isReadOnly: boolean
  /** The `fileIndex` of the open block. */
  readonly block: number | undefined
  /** That of the block that was open when the author left the page for another file. */
  readonly leftAt: number | undefined
  /** Said to everybody, also by screen readers. */
  readonly notice: string
  /** The mistake to which a button beside that notice leads, with words about new ones. */
  readonly stops: { readonly notice: string; readonly first: Diagnostic; readonly words: string } | undefined
  readonly isSaving: boolean
  readonly conflict: Conflict | undefined
  /** What was typed before the page was closed, until the author says what becomes of it. */
  readonly kept: KeptOffer | undefined
}

export type KeptOffer = {
  readonly draft: Draft
  /** The same with what the author has typed before it was found. */
  readonly withTyped?: Draft
  /** The page that was in the frame. */
  readonly path: string
  /** When it was kept. */
  readonly time: number
  /** What others have changed since, by file. */
  readonly since: readonly { readonly path: string; readonly places: readonly FieldPath[] }[]
}

export const store = signal<State | undefined>(undefined)

/** The name under which the page is kept, while another tab of this browser changes it. */
export const elsewhere = signal<string | undefined>(undefined)

export function update(changes: Partial<State>): void {
  const state = store.get()
  if (state) store.set({ ...state, ...changes })
}
