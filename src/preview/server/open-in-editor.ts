/** Opens a place in a file, in the editor that is running or that LAUNCH_EDITOR names. */
import { join } from 'node:path'
import launch from 'launch-editor'
import type { Place } from '../facts.ts'

/** In milliseconds. An editor that cannot be started fails within this time. */
const PATIENCE = 500

/** Resolves with what went wrong, if anything did. The caller must check that the file belongs to the site. */
export function openInEditor(root: string, { file, line, column }: Place): Promise<string | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, undefined)
    launch(`${join(root, file)}:${line}:${column}`, (_file, problem) => {
      const reason = problem ? `: ${problem}` : ''
      resolve(`No editor could be opened${reason}. LAUNCH_EDITOR=code npm start chooses one.`)
    })
  })
}
