/** Saves the page, and brings together what two people changed. */
import type { Sources, Text } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { type Opened, textAt } from '../draft/draft.ts'
import { hasChanged, savedDraft } from '../draft/saved.ts'
import { say } from '../words.ts'
import { fetchSources, write } from './server.ts'
import { knowOthers, put, refresh } from './session.ts'
import { store, update } from './state.ts'

const openedFrom = (text: Text | undefined): Opened | undefined =>
  text && { text: text.text, fingerprint: text.print }

export async function save(): Promise<void> {
  const state = store.get()
  if (!state || state.isSaving || state.isReadOnly || state.clash) return
  const { path, draft } = state
  if (!hasChanged(draft)) return update({ notice: say('nothingToSave') })
  const text = textAt(draft, path)
  if (text === undefined) return
  update({ isSaving: true, notice: '' })
  const answer = await write([{ path, opened: draft.files.get(path)?.opened?.fingerprint ?? null, text }])
  update({ isSaving: false })
  if (!answer) return update({ notice: say('noServer') })
  if (answer.kind === 'refused') return update({ notice: say('notSaved', { reason: answer.reason }) })
  if (answer.kind === 'changed') {
    const theirs = answer.now[path] ?? undefined
    return update({ clash: { theirs }, notice: say('changed') })
  }
  const opened = { text, fingerprint: answer.prints[path] ?? '' }
  // The author may have typed on meanwhile.
  const latest = store.get()?.draft ?? draft
  update({ draft: savedDraft(latest, [{ path, opened }], []), notice: say('saved') })
}

/** The author has chosen between two versions. */
export function settle(keepsMine: boolean): void {
  const state = store.get()
  if (!state?.clash) return
  const { path, draft } = state
  const { theirs } = state.clash
  const text = keepsMine ? textAt(draft, path) : theirs?.text
  update({ clash: undefined })
  put(adopted(draft, path, openedFrom(theirs), text))
  if (keepsMine) void save()
}

/** Files have changed. The page takes over what it has not changed itself. */
export async function takeNews(): Promise<void> {
  const sources = await fetchSources().catch(() => undefined)
  if (!sources) return
  await knowOthers(sources)
  takeOwn(sources)
  refresh()
}

function takeOwn({ texts }: Sources): void {
  const state = store.get()
  if (!state || state.isSaving || hasChanged(state.draft)) return
  const { path, draft } = state
  const theirs = openedFrom(texts[path])
  if (theirs && theirs.fingerprint !== draft.files.get(path)?.opened?.fingerprint)
    put(adopted(draft, path, theirs, theirs.text))
}
