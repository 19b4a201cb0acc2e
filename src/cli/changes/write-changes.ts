/** Writes changes of a site so that nothing is lost if something fails. */
import type { FileChange } from '../../core/load/file-change.ts'
import { applyChange, inOrder } from './apply-change.ts'
import { noteChanges } from './unfinished.ts'

/**
 * Writes new files first, then changed files, each in one step, and deletes files last. If one fails, it restores those
 * before it. Gives the problem in words, if there is one.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): string | undefined {
  const forget = noteChanges(root, changes)
  const problem = writeAll(root, changes)
  forget()
  return problem
}

function writeAll(root: string, changes: readonly FileChange[]): string | undefined {
  const done: FileChange[] = []
  for (const change of inOrder(changes)) {
    const problem = applyChange(root, change)
    if (problem === undefined) done.push(change)
    else {
      for (const { path, before, after } of done.reverse())
        applyChange(root, { path, before: after, after: before })
      return `${change.path} ${problem}. Nothing was changed.`
    }
  }
  return undefined
}
