/** Saves the page, and brings together what two people changed. */
import type { Sources, Text } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { type Opened, textAt } from '../draft/draft.ts'
import type { Choice } from '../draft/merge/merged.ts'
import type { Choices } from '../draft/merge/plan.ts'
import { hasChanged, savedDraft } from '../draft/saved.ts'
import { say } from '../words.ts'
import { fetchSources, write } from './server.ts'
import { knowOthers, put, refresh } from './session.ts'
import { store, update } from './state.ts'

const openedFrom = (text: Text | undefined): Opened | undefined =>
  text && { text: text.text, fingerprint: text.print }

/** `says` is said once the page is saved. */
export async function save(says = say('saved')): Promise<void> {
  const state = store.get()
  if (!state || state.isSaving || state.isReadOnly || state.meeting) return
  const { path, draft } = state
  if (!hasChanged(draft)) return update({ notice: say('nothingToSave') })
  const text = textAt(draft, path)
  if (text === undefined) return
  update({ isSaving: true, notice: '' })
  const answer = await write([{ path, opened: draft.files.get(path)?.opened?.fingerprint ?? null, text }])
  update({ isSaving: false })
  if (!answer) return update({ notice: say('noServer') })
  if (answer.kind === 'refused') return update({ notice: say('notSaved', { reason: answer.reason }) })
  if (answer.kind === 'changed') return meet(answer.now[path] ?? undefined, new Map())
  const opened = { text, fingerprint: answer.prints[path] ?? '' }
  // The author may have typed on meanwhile.
  const latest = store.get()?.draft ?? draft
  update({ draft: savedDraft(latest, [{ path, opened }], []), notice: says })
}

/** Brings both versions together, and asks where they clash. */
async function meet(theirs: Text | undefined, choices: Choices): Promise<void> {
  const { merge } = await import('../draft/merge/merge.ts')
  const state = store.get()
  const { path, draft } = state ?? {}
  if (path === undefined || !draft) return
  const opened = draft.files.get(path)?.opened?.text ?? ''
  const { text, open } = merge({ path, opened, mine: textAt(draft, path), theirs: theirs?.text }, choices)
  if (open.length > 0) return update({ meeting: { theirs, choices, open }, notice: say('changed') })
  update({ meeting: undefined })
  put(adopted(draft, path, openedFrom(theirs), text))
  if (hasChanged(store.get()?.draft ?? draft)) void save(say('merged'))
}

/** The author has chosen between two versions of one value. */
export function choose(key: string, choice: Choice): void {
  const { meeting } = store.get() ?? {}
  if (meeting) void meet(meeting.theirs, new Map([...meeting.choices, [key, choice]]))
}

/** Files have changed. The page takes over what it has not changed itself. */
export async function takeNews(): Promise<void> {
  const opened = openedPrint()
  const sources = await fetchSources().catch(() => undefined)
  if (!sources) return
  await knowOthers(sources)
  // If the page was saved meanwhile, these texts are older. The news of that follow.
  if (openedPrint() === opened) takeOwn(sources)
  refresh()
}

function openedPrint(): string | undefined {
  const state = store.get()
  return state?.draft.files.get(state.path)?.opened?.fingerprint
}

function takeOwn({ texts }: Sources): void {
  const state = store.get()
  if (!state || state.isSaving || hasChanged(state.draft)) return
  const { path, draft } = state
  const theirs = openedFrom(texts[path])
  if (theirs && theirs.fingerprint !== draft.files.get(path)?.opened?.fingerprint)
    put(adopted(draft, path, theirs, theirs.text))
}
