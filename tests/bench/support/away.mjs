/** Makes a build begin without the output of the one before. */
import { lstatSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Moved, with the releases beside it: what is deleted just before makes the next writes slow.
 * @param {string} folder where to, on the same disk
 * @param {string} out
 */
export function away(folder, out) {
  for (const path of [out, join(dirname(out), `.${basename(out)}-releases`)])
    if (lstatSync(path, { throwIfNoEntry: false }))
      renameSync(path, join(folder, `away-${performance.now()}`))
}
