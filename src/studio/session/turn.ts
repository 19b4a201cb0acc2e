/** Undoes a step, and does it again. */
import { redo as redone, undo as undone } from '../draft/change.ts'
import type { Draft, Step } from '../draft/draft.ts'
import { openFile, put } from './session.ts'
import { fileOfStep, pageAround, pageOfStep } from './shown-page.ts'
import { siteNow, withFiles } from './site.ts'
import { store } from './state.ts'
import { undoCount } from './view.ts'

/** A step that was undone or done again, and the draft before and after that. */
export type Turn = {
  readonly step: Step
  readonly before: Draft
  readonly after: Draft
  /** The file that was in the form. */
  readonly formPath: string
}

/** Gives nothing if there is nothing to undo. Somebody must say what was undone. */
export function undo(): Turn | undefined {
  const { draft, kept } = store.get() ?? {}
  const step = draft?.undo.at(-1)
  if (!draft || !step || kept) return undefined
  undoCount.set(undoCount.get() + 1)
  return putStep(undone(draft), step)
}

export function redo(): Turn | undefined {
  const { draft, kept } = store.get() ?? {}
  const step = draft?.redo.at(-1)
  return draft && step && !kept ? putStep(redone(draft), step) : undefined
}

/** What has changed is shown: the page that was made or brought back, or the file in the form. */
function putStep(after: Draft, step: Step): Turn | undefined {
  const state = store.get()
  if (!state) return undefined
  const page = pageOfStep(after, step)
  const file = page === undefined ? fileOfStep(step, state) : undefined
  const pages = [...(siteNow()?.pages.values() ?? [])].map(({ source }) => source)
  const around = file === undefined ? undefined : pageAround(file, state.framePath, pages)
  const opened = [around, file].filter((each) => each !== undefined)
  for (const each of opened) openFile(each)
  put(withFiles(after, opened), '', page, true)
  return { step, before: state.draft, after: store.get()?.draft ?? after, formPath: state.formPath }
}
