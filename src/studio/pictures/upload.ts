/** Sends the new pictures of the draft to the server, before the texts that name them. */
import { UPLOAD, type UploadAnswer } from '../../preview/studio.ts'
import type { ChangedPicture } from '../draft/saved.ts'
import { post } from '../session/server.ts'
import { say } from '../words.ts'
import { inBase64 } from './base64.ts'

/** Gives why a picture was not written. */
export async function upload({ path, picture }: ChangedPicture): Promise<string | undefined> {
  if (!(picture instanceof Blob)) return undefined
  const answer = await post<UploadAnswer>(UPLOAD, { path, bytes: await inBase64(picture) })
  if (answer.kind === 'written') return undefined
  if (answer.kind === 'exists') return say('pictureExists', { name: path })
  return answer.kind === 'refused' ? answer.reason : answer.says || say('noServer')
}
