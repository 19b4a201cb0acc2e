/** The request that adds, replaces or deletes a picture, or adds a document, judged like the one that saves. */
import { join } from 'node:path'
import { filesIn } from '../../../build/files/site-files.ts'
import { UPLOAD } from '../../studio.ts'
import { bodyOf, type Outcome, type Requests } from '../requests.ts'
import { refusalOf } from './key.ts'
import { type Deleted, LARGEST_UPLOAD, uploadIn, writeUpload } from './upload.ts'

/** Base64 takes four bytes for three. */
const MOST_BYTES = Math.ceil((LARGEST_UPLOAD * 4) / 3) + 1000

export function uploadRequests(root: string, onWritten: (paths: readonly string[]) => void): Requests {
  const deleted: Deleted = new Map()
  return {
    [UPLOAD]: async (request): Promise<Outcome> => {
      const refusal = refusalOf(request)
      if (refusal) return refusal
      const upload = uploadIn(await bodyOf(request, MOST_BYTES))
      if (!upload) return { status: 400, says: 'This request is not understood.' }
      const answer = writeUpload(root, upload, filesIn(root).names, deleted)
      if (answer.kind === 'written') {
        process.stdout.write(`Studio ${upload.bytes === null ? 'deleted' : 'saved'} ${upload.path}\n`)
        onWritten([join(root, upload.path)])
      }
      const status = { written: 200, gone: 200, exists: 409, changed: 412, refused: 409 } as const
      return { status: status[answer.kind], json: answer }
    },
  }
}
