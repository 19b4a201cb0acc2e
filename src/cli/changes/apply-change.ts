/** Writes one change of a site. */
import { closeSync, mkdirSync, openSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../../build/base/error-code.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import { replaceText } from './replace-text.ts'

/** New files first, then changed files. Files are deleted last. */
export function inOrder(changes: readonly FileChange[]): readonly FileChange[] {
  const rank = ({ before, after }: FileChange) => (before === undefined ? 0 : after === undefined ? 2 : 1)
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

/** Gives the reason if it fails. */
export function applyChange(root: string, change: FileChange): string | undefined {
  try {
    return applyOrThrow(root, change)
  } catch (cause) {
    const code = codeOf(cause)
    return code === 'EEXIST' ? 'is already there' : `cannot be written (${code})`
  }
}

function applyOrThrow(root: string, { path, before, after }: FileChange): string | undefined {
  const file = join(root, path)
  if (before === undefined) return create(root, path, after ?? '')
  if (after !== undefined) return replaceText(file, before, after) ? undefined : MEANWHILE
  if (new TextDecoder().decode(readFileSync(file)) !== before) return MEANWHILE
  rmSync(file)
  return removeEmpty(root, dirname(path))
}

/** Removes the folders below pages/ that a deleted file leaves empty. */
function removeEmpty(root: string, folder: string): undefined {
  if (!folder.includes('/')) return
  try {
    rmdirSync(join(root, folder))
  } catch {
    return
  }
  return removeEmpty(root, dirname(folder))
}

const MEANWHILE = 'was changed by somebody else in the meantime'

function create(root: string, path: string, text: string): undefined {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  // First without its text. So if the disk is full, we know that the file is ours to remove.
  closeSync(openSync(file, 'wx'))
  try {
    writeFileSync(file, text)
  } catch (cause) {
    rmSync(file, { force: true })
    removeEmpty(root, dirname(path))
    throw cause
  }
}
