/**
 * Puts a picture or a document into the site. Its content is judged, not its name. A file is only replaced or deleted if
 * the author has seen it.
 */
import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
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
import { isBehindLink, isNewDocument, isNewPicture, isPicture, isPictureOf } from './writable.ts'

/** Of a picture or a document, in bytes. Studio makes photographs smaller before it sends them. */
export const LARGEST_UPLOAD = 20 * 1024 * 1024

const UPLOAD = z.strictObject({
  path: z.string().max(300),
  bytes: z.base64().nullable(),
  replaces: z.string().max(100).optional(),
})

/** `undefined` if the request is not understood. */
export const uploadIn = (body: unknown): Upload | undefined => UPLOAD.safeParse(body).data

/** What was deleted since the start, by path: Undo may bring exactly that back, whatever its name. */
export type Deleted = Map<string, string>

/** `names` are the files below pages/ that the site has. */
export function writeUpload(
  root: string,
  { path, bytes, replaces }: Upload,
  names: readonly string[],
  deleted: Deleted = new Map(),
): UploadAnswer {
  const content = bytes === null ? undefined : Buffer.from(bytes, 'base64')
  const isBack = content !== undefined && replaces === undefined && deleted.get(path) === digestOf(content)
  const isRemovedDocument = !content && isNewDocument(path)
  const isGone = isRemovedDocument
    ? !existsSync(join(root, path))
    : !content && isPicture(path, [path.replace(/^pages\//, '')]) && !isPicture(path, names)
  if (isGone) return { kind: 'gone' }
  const mayReplace = content ? isPictureOf : isPicture
  const isKnown =
    isRemovedDocument ||
    (replaces === undefined ? isBack || isNewPicture(path) || isNewDocument(path) : mayReplace(path, names))
  if (!isKnown) return refused(`${JSON.stringify(path.slice(0, 100))} is no picture or document of a site.`)
  if (isBehindLink(root, path)) return refused(`${path} is a link, or lies behind one.`)
  if (!content) return removed(root, path, replaces, deleted)
  if (content.length > LARGEST_UPLOAD)
    return refused(`A file may have at most ${LARGEST_UPLOAD / 1024 / 1024} MB.`)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-picture-'))
  try {
    const name = basename(path)
    writeFileSync(join(folder, name), content)
    const problem = isBack ? undefined : isNewDocument(path) ? noDocument(content) : noPicture(folder, name)
    if (problem !== undefined) return refused(problem)
    if (replaces !== undefined) return replaced(join(root, path), content, replaces)
    mkdirSync(join(root, dirname(path)), { recursive: true })
    copyFileSync(join(folder, name), join(root, path), constants.COPYFILE_EXCL)
    return { kind: 'written' }
  } catch (cause) {
    return failedBy(cause, path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const noDocument = (content: Buffer): string | undefined =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' ? undefined : 'This is no PDF.'

function noPicture(folder: string, name: string): string | undefined {
  const found = inspectPicture(folder, name)
  if ('finding' in found) return found.finding.message
  return found.hasLocation ? 'The picture says where it was taken.' : undefined
}

function failedBy(cause: unknown, path: string): UploadAnswer {
  const code = codeOf(cause)
  if (code === 'EEXIST') return { kind: 'exists' }
  if (code === 'unknown') throw cause
  return refused(`${path} cannot be written (${code}).`)
}

function removed(root: string, path: string, was: string | undefined, deleted: Deleted): UploadAnswer {
  try {
    const content = readFileSync(join(root, path))
    if (content.length > LARGEST_UPLOAD) return refused(`${path} is too large: Undo could not bring it back.`)
    if (digestOf(content) !== was) return { kind: 'changed' }
    rmSync(join(root, path))
    deleted.set(path, was)
    return { kind: 'written' }
  } catch (cause) {
    return failedBy(cause, path)
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
