/** Puts a new picture into the site. Its content is judged, not its name, and no file is ever replaced. */
import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../../../build/base/error-code.ts'
import { inspectPicture } from '../../../build/pictures/inspect.ts'
import type { Upload, UploadAnswer } from '../../studio.ts'
import { isBehindLink, isNewPicture } from './writable.ts'

/** In bytes. Studio makes photographs smaller before it sends them. */
export const LARGEST_PICTURE = 20 * 1024 * 1024

const UPLOAD = z.strictObject({ path: z.string().max(300), bytes: z.base64() })

/** `undefined` if the request is not understood. */
export const uploadIn = (body: unknown): Upload | undefined => UPLOAD.safeParse(body).data

export function writePicture(root: string, { path, bytes }: Upload): UploadAnswer {
  if (!isNewPicture(path)) return refused(`${JSON.stringify(path.slice(0, 100))} is no picture of a site.`)
  if (isBehindLink(root, path)) return refused(`${path} is a link, or lies behind one.`)
  const content = Buffer.from(bytes, 'base64')
  if (content.length > LARGEST_PICTURE)
    return refused(`A picture may have at most ${LARGEST_PICTURE / 1024 / 1024} MB.`)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-picture-'))
  try {
    const name = basename(path)
    writeFileSync(join(folder, name), content)
    const found = inspectPicture(folder, name)
    if ('finding' in found) return refused(found.finding.message)
    if (found.hasLocation) return refused('The picture says where it was taken.')
    mkdirSync(join(root, dirname(path)), { recursive: true })
    copyFileSync(join(folder, name), join(root, path), constants.COPYFILE_EXCL)
    return { kind: 'written' }
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'EEXIST') return { kind: 'exists' }
    if (code === 'unknown') throw cause
    return refused(`${path} cannot be written (${code}).`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const refused = (reason: string): UploadAnswer => ({ kind: 'refused', reason })
