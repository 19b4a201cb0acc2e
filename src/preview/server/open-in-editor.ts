/** Opens a place of the site's files in the editor that runs, or that LAUNCH_EDITOR names. */
import { join } from 'node:path'
import launch from 'launch-editor'
import type { Place } from '../facts.ts'

/** An editor that cannot be started says so within this time. In ms. */
const PATIENCE = 500

/** Resolves with what went wrong, if anything did. Whoever calls has seen to it that the file is one of the site. */
export function openInEditor(root: string, { file, line, column }: Place): Promise<string | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, undefined)
    launch(`${join(root, file)}:${line}:${column}`, (_file, problem) => {
      const reason = problem ? `: ${problem}` : ''
      resolve(`No editor could be opened${reason}. LAUNCH_EDITOR=code npm start names the one to open.`)
    })
  })
}
