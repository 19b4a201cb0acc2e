/** Sends the pictures of the draft to the server, before the texts that name them. */
import { UPLOAD, type UploadAnswer } from '../../preview/studio.ts'
import type { ChangedPicture } from '../draft/saved.ts'
import { post } from '../session/server.ts'
import { say } from '../words.ts'
import { inBase64 } from './base64.ts'

/** Gives why a picture was not written. */
export async function upload({ path, picture, was }: ChangedPicture): Promise<string | undefined> {
  if (!(picture instanceof Blob)) return undefined
  const answer = await post<UploadAnswer>(UPLOAD, {
    path,
    bytes: await inBase64(picture),
    replaces: was instanceof Blob ? await digestOf(was) : undefined,
  })
  if (answer.kind === 'written') return undefined
  if (answer.kind === 'exists') return say('pictureExists', { name: path })
  if (answer.kind === 'changed') return say('pictureChanged', { name: path })
  return answer.kind === 'refused' ? answer.reason : answer.says || say('noServer')
}

async function digestOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
