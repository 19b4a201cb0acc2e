/** Asks the server for a review and for a proposal. */

import { inOrder } from '../../preview/in-order.ts'
import {
  PROPOSE,
  type Proposed,
  REVIEW,
  type ReviewAnswer,
  TAKE_BACK,
  type TakenBack,
} from '../../preview/studio.ts'
import { hasChanged } from '../draft/saved.ts'
import { save } from '../session/saving.ts'
import { post } from '../session/server.ts'
import { store } from '../session/state.ts'

/** One request after the other: the server refuses two at once. */
const queued = inOrder()

/** What the server said instead of an answer; empty if it does not answer at all. */
export type NoAnswer = { readonly kind: 'none'; readonly says: string }

/** Saves everything first. `unsaved`: that was not possible. */
export const look = (
  leftOut: readonly string[],
): Promise<ReviewAnswer | NoAnswer | { readonly kind: 'unsaved' }> =>
  queued(async () => {
    const { draft } = store.get() ?? {}
    if (draft && hasChanged(draft)) await save()
    const saved = store.get()?.draft
    if (saved && hasChanged(saved)) return { kind: 'unsaved' }
    return post<ReviewAnswer>(REVIEW, { leftOut })
  })

export const propose = (
  files: (ReviewAnswer & { kind: 'review' })['files'],
  title: string,
): Promise<Proposed | NoAnswer> => queued(() => post<Proposed>(PROPOSE, { files, title }))

export const takeBack = (): Promise<TakenBack | NoAnswer> => queued(() => post<TakenBack>(TAKE_BACK, {}))
