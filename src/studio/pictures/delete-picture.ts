/**
 * Deletes a picture in the draft, in one step. What the site has is fetched first: so Undo can bring it back, and no other
 * picture is deleted in its place.
 */
import { performStep } from '../session/session.ts'
import { store } from '../session/state.ts'
import { sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { prepareAddresses } from './new-pictures.ts'

/** `name` is below pages/. Gives what deletes the picture, or `undefined` if it cannot be read now. */
export async function deletingOf(name: string): Promise<(() => void) | undefined> {
  const path = `pages/${name}`
  const { draft } = store.get() ?? {}
  if (!draft) return undefined
  // What is not saved yet is in the draft already.
  const isNew = draft.pictureAt.get(path) !== draft.savedPictureAt.get(path)
  const was = isNew
    ? undefined
    : await sourceNow()
        .fetchPicture(name)
        .catch(() => undefined)
  if (!isNew && !was) return undefined
  if (was) await prepareAddresses([was])
  const picture = { path, picture: undefined, ...(was ? { was } : {}) }
  return () => performStep({ pictures: [picture] }, say('isGone', { path: name }))
}
