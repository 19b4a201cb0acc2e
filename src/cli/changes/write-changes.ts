/** Writes changes of a site so that nothing is lost if something fails. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../../build/base/error-code.ts'
import type { FileChange } from '../../core/load/file-change.ts'
import { replaceText } from './replace-text.ts'

/**
 * Writes new files first, then changed files, each in one step, and deletes files last. If one fails, it restores those
 * before it. Gives the problem in words, if there is one.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): string | undefined {
  const rank = ({ before, after }: FileChange) => (before === undefined ? 0 : after === undefined ? 2 : 1)
  const done: FileChange[] = []
  for (const change of changes.toSorted((a, b) => rank(a) - rank(b))) {
    const problem = attempt(() => apply(root, change))
    if (problem === undefined) done.push(change)
    else {
      for (const { path, before, after } of done.reverse())
        attempt(() => apply(root, { path, before: after, after: before }))
      return `${change.path} ${problem}. Nothing was changed.`
    }
  }
  return undefined
}

/** Gives the reason if it fails. */
function attempt(act: () => string | undefined): string | undefined {
  try {
    return act()
  } catch (cause) {
    const code = codeOf(cause)
    return code === 'EEXIST' ? 'is already there' : `cannot be written (${code})`
  }
}

function apply(root: string, { path, before, after }: FileChange): string | undefined {
  const file = join(root, path)
  if (before === undefined) return void create(file, after ?? '')
  if (after !== undefined) return replaceText(file, before, after) ? undefined : MEANWHILE
  if (new TextDecoder().decode(readFileSync(file)) !== before) return MEANWHILE
  return void rmSync(file)
}

const MEANWHILE = 'was changed by somebody else in the meantime'

function create(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
}
