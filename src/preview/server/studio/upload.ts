/** Puts a picture into the site. Its content is judged, not its name. A file is only replaced if the author has seen it. */
import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../../../build/base/error-code.ts'
import { digestOf } from '../../../build/base/hash.ts'
import { inspectPicture } from '../../../build/pictures/inspect.ts'
import type { Upload, UploadAnswer } from '../../studio.ts'
import { isBehindLink, isNewPicture, isPictureOf } from './writable.ts'

/** In bytes. Studio makes photographs smaller before it sends them. */
export const LARGEST_PICTURE = 20 * 1024 * 1024

const UPLOAD = z.strictObject({
  path: z.string().max(300),
  bytes: z.base64(),
  replaces: z.string().max(100).optional(),
})

/** `undefined` if the request is not understood. */
export const uploadIn = (body: unknown): Upload | undefined => UPLOAD.safeParse(body).data

/** `names` are the files below pages/ that the site has. */
export function writePicture(
  root: string,
  { path, bytes, replaces }: Upload,
  names: readonly string[],
): UploadAnswer {
  const isKnown = replaces === undefined ? isNewPicture(path) : isPictureOf(path, names)
  if (!isKnown) return refused(`${JSON.stringify(path.slice(0, 100))} is no picture of a site.`)
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
    if (replaces !== undefined) return replaced(join(root, path), content, replaces)
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

/** In one step, so that nobody ever sees half of it. */
function replaced(file: string, content: Buffer, replaces: string): UploadAnswer {
  if (digestOf(readFileSync(file)) !== replaces) return { kind: 'changed' }
  const beside = `${file}.${randomUUID()}.new`
  try {
    writeFileSync(beside, content, { flag: 'wx' })
    renameSync(beside, file)
  } finally {
    rmSync(beside, { force: true })
  }
  return { kind: 'written' }
}

const refused = (reason: string): UploadAnswer => ({ kind: 'refused', reason })
