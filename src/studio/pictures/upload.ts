/** Sends the pictures of the draft to the server: new ones before the texts that name them, deleted ones after. */
import { UPLOAD, type UploadAnswer } from '../../preview/studio.ts'
import { isDocument } from '../draft/draft.ts'
import type { ChangedPicture } from '../draft/saved.ts'
import { post } from '../session/server.ts'
import { say } from '../words.ts'
import { inBase64 } from './base64.ts'
import { letStay } from './stay.ts'
import { isUnused, usesNow } from './uses-now.ts'

/** Gives why a picture was not written. */
export async function upload(changed: ChangedPicture): Promise<string | undefined> {
  const { path, picture, was, isDeleted } = changed
  if (isDeleted && was instanceof Blob)
    return isDocument(path) ? removeDocument(path, was) : remove(path, was)
  if (!(picture instanceof Blob)) return undefined
  const answer = await post<UploadAnswer>(UPLOAD, {
    path,
    bytes: await inBase64(picture),
    replaces: was instanceof Blob ? await digestOf(was) : undefined,
  })
  if (answer.kind === 'written' || answer.kind === 'gone') return undefined
  if (answer.kind === 'exists') return say('pictureExists', { name: path })
  if (answer.kind === 'changed') return say('pictureChanged', { name: path })
  return answer.kind === 'refused' ? answer.reason : answer.says || say('noServer')
}

/** What somebody has changed or uses by now stays, and the draft forgets that it was to be deleted. */
async function remove(path: string, was: Blob): Promise<string | undefined> {
  const uses = (await usesNow())?.(path.replace(/^pages\//, ''))
  if (!uses) return say('siteNotLoaded')
  if (!isUnused(uses)) return letStay(path)
  return deleteFile(path, was, () => letStay(path))
}

/** The author has taken it back. What somebody has changed meanwhile stays. */
const removeDocument = (path: string, was: Blob): Promise<string | undefined> =>
  deleteFile(path, was, async () => undefined)

/** Gives why it was not deleted. */
async function deleteFile(
  path: string,
  was: Blob,
  ifChanged: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const answer = await post<UploadAnswer>(UPLOAD, { path, bytes: null, replaces: await digestOf(was) })
  if (answer.kind === 'written' || answer.kind === 'gone') return undefined
  if (answer.kind === 'changed') return ifChanged()
  return answer.kind === 'refused' ? answer.reason : say('noServer')
}

async function digestOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
