/** A picture that was to be deleted stays: somebody has changed it, or it is used again. */
import { loadDialogWords, sayInDialog } from '../dialog-words.ts'
import { stayed } from '../draft/stayed.ts'
import { put } from '../session/session.ts'
import { engineNow } from '../session/site.ts'
import { store } from '../session/state.ts'

/** Gives why, in words. */
export async function letStay(path: string): Promise<string> {
  await loadDialogWords()
  const { draft } = store.get() ?? {}
  const name = path.replace(/^pages\//, '')
  const says = sayInDialog('pictureStays', { name })
  engineNow()?.setPicture(name, true)
  if (draft) put(stayed(draft, path), says)
  return says
}
