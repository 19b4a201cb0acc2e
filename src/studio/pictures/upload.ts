/** Sends the new pictures of the draft to the server, before the texts that name them. */
import { UPLOAD, type UploadAnswer } from '../../preview/studio.ts'
import type { ChangedPicture } from '../draft/saved.ts'
import { post } from '../session/server.ts'
import { say } from '../words.ts'

/** Gives why a picture was not written. */
export async function upload({ path, picture }: ChangedPicture): Promise<string | undefined> {
  if (!(picture instanceof Blob)) return undefined
  const answer = await post<UploadAnswer>(UPLOAD, { path, bytes: await base64(picture) })
  if (answer.kind === 'written') return undefined
  if (answer.kind === 'exists') return say('pictureExists', { name: path })
  return answer.kind === 'refused' ? answer.reason : answer.says || say('noServer')
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
}
