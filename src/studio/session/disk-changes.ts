/** Takes over what has changed on the disk. */
import type { Sources } from '../../preview/studio.ts'
import { adopted } from '../draft/adopt.ts'
import { fetchSources } from '../source/source.ts'
import { say } from '../words.ts'
import { put, refresh } from './session.ts'
import { knowOthers, withFiles } from './site.ts'
import { store } from './state.ts'

/** Files have changed. The page takes over what it has not changed itself. */
export async function takeDiskChanges(): Promise<void> {
  hasChanges = true
  if (isTaking) return
  isTaking = true
  try {
    while (hasChanges) {
      hasChanges = false
      await takeOnce()
    }
  } finally {
    isTaking = false
  }
}

/** One after the other. Otherwise older texts could arrive last. */
let isTaking = false
let hasChanges = false

async function takeOnce(): Promise<void> {
  const before = openedNow()
  const sources = await fetchSources().catch(() => undefined)
  if (!sources) return
  await knowOthers(sources)
  // If the page was saved meanwhile, these texts are older. The news of that follow.
  const after = new Set(openedNow())
  if (before.every((opened) => after.has(opened))) takeOwn(sources)
  refresh()
}

/** New objects after each save, also if a text is the same again as it was before. */
const openedNow = () => [...(store.get()?.draft.files.values() ?? [])].map(({ opened }) => opened)

function takeOwn({ texts }: Sources): void {
  const state = store.get()
  if (!state || state.isSaving) return
  let { draft } = state
  for (const [path, { opened, text }] of draft.files) {
    const theirs = texts[path]
    const isMine = text !== opened?.text
    if (!theirs && !isMine && opened) draft = adopted(draft, path, undefined, undefined)
    if (theirs && !isMine && theirs.fingerprint !== opened?.fingerprint)
      draft = adopted(draft, path, theirs, theirs.text)
  }
  // A page that somebody has deleted may come back.
  if (!draft.files.has(state.framePath) && texts[state.framePath]) draft = withFiles(draft, [state.framePath])
  const isGone = state.draft.files.has(state.framePath) && !draft.files.has(state.framePath)
  if (draft !== state.draft) put(draft, isGone ? say('goneElsewhere', { path: state.framePath }) : '')
}
