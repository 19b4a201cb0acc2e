/** Writes an author's file completely or not at all. */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../../build/base/error-code.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** Where the new text of a file is written before it takes the place of the old one. */
export function draftOf(path: string, id = String(process.pid)): string {
  const target = existsSync(path) ? realpathSync(path) : path
  return join(dirname(target), `.${basename(target)}.${id}`)
}

/**
 * Replaces the text of a file. Gives `false` if the file no longer has the old text. Throws, as Node does, if the file
 * cannot be written. Keeps a byte order mark, the permissions and a symbolic link to the file.
 */
export function replaceText(path: string, before: string, after: string): boolean {
  const target = realpathSync(path)
  const found = readFileSync(target, 'utf8')
  const mark = found.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  if (found.slice(mark.length) !== before) return false
  const draft = draftOf(path)
  try {
    writeFileSync(draft, mark + after, { flag: 'wx', mode: statSync(target).mode })
    renameSync(draft, target)
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') rmSync(draft, { force: true })
    throw cause
  }
  return true
}
