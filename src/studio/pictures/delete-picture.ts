/**
 * Deletes a picture in the draft, in one step. What the site has is fetched first: so Undo can bring it back, and no other
 * picture is deleted in its place.
 */
import type { PictureChange } from '../draft/change.ts'
import { performStep } from '../session/session.ts'
import { store } from '../session/state.ts'
import { sourceNow } from '../source/source.ts'
import { say } from '../words.ts'
import { prepareAddresses } from './new-pictures.ts'

/** `name` is below pages/. Gives the part of a step that deletes the picture, or `undefined` if it cannot be read now. */
export async function withoutPicture(name: string): Promise<PictureChange | undefined> {
  const path = `pages/${name}`
  if (!store.get()) return undefined
  // What is not saved yet is in the draft already.
  if (isNew(name)) return { path, picture: undefined }
  const was = await sourceNow()
    .fetchPicture(name)
    .catch(() => undefined)
  if (!was) return undefined
  await prepareAddresses([was])
  return { path, picture: undefined, was }
}

/** Gives what deletes the picture, or `undefined` if it cannot be read now. */
export async function deletingOf(name: string): Promise<(() => void) | undefined> {
  const picture = await withoutPicture(name)
  return picture && (() => performStep({ pictures: [picture] }, say('isGone', { path: name })))
}

/** Not saved yet. */
function isNew(name: string): boolean {
  const { draft } = store.get() ?? {}
  return draft?.pictureAt.get(`pages/${name}`) !== draft?.savedPictureAt.get(`pages/${name}`)
}
