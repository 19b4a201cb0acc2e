/** Writes an author's file, all of it or nothing. */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../../core/load/load.ts'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Puts a text into the place of another. `false` if the file no longer holds the other. Throws, as Node does, where
 * it cannot be written. A byte order mark, the permissions and a symbolic link to the file stay.
 */
export function replaceText(path: string, before: string, after: string): boolean {
  const target = realpathSync(path)
  const found = readFileSync(target, 'utf8')
  const mark = found.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  if (found.slice(mark.length) !== before) return false
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}`)
  try {
    writeFileSync(draft, mark + after, { flag: 'wx', mode: statSync(target).mode })
    renameSync(draft, target)
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') rmSync(draft, { force: true })
    throw cause
  }
  return true
}
